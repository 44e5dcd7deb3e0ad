import { ContentRefused } from '../../src/content/contentRefused'
import { CONTENT_DEPTH } from '../../src/lazy/constants'

/** The addresses that an element's markup came from, the outermost first. */
const lineages = new WeakMap<Element, readonly string[]>()

/**
 * Where markup stands that is asked for by an element: within all that this element came with.
 * @param url of the markup that is asked for
 * @throws ContentRefused where it would stand within itself, or too deep.
 */
export function fetchChain(element: Element, url: URL): readonly string[] {
  const lineage = lineageOf(element)
  const address = url.href.replace(/#.*/, '')
  if (lineage.includes(address)) throw new ContentRefused(`${address} contains itself`)
  if (lineage.length >= CONTENT_DEPTH) {
    throw new ContentRefused(`${address} would be fetched content within ${lineage.length} others`)
  }
  return [...lineage, address]
}

export function rememberChain(elements: Iterable<Element>, lineage: readonly string[]): void {
  for (const element of elements) lineages.set(element, lineage)
}

function lineageOf(element: Element): readonly string[] {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const known = lineages.get(at)
    if (known) return known
  }
  return []
}
