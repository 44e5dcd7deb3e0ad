import { absoluteUrl } from '../../src/content/absoluteUrl'

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'poster']

/** Addresses in fetched markup lead where they led on its own page; `#…` stays a place of this one. */
export function rebase(nodes: ParentNode, url: string): void {
  for (const element of nodes.querySelectorAll(ADDRESSES.map((name) => `[${name}]`).join())) {
    for (const name of ADDRESSES) {
      const address = element.getAttribute(name)?.trim()
      if (address && !/^(?:#|[a-z][a-z\d+.-]*:)/i.test(address)) {
        element.setAttribute(name, absoluteUrl(address, url))
      }
    }
  }
}
