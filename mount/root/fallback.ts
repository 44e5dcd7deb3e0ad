import { unclobbered } from '../browser/unclobbered'

/** What the CMS rendered inside a mount point: seen until the widget has something to show. */
export interface Fallback {
  hide(): void
  show(): void
}

/**
 * Elements are hidden by attribute; a bare text is wrapped when it must be hidden, since a text has no attributes.
 * @param stale a root of a server that stands in until the widget has something to show
 */
export function createFallback(element: Element, root: Element, stale?: Element | null): Fallback {
  // A server that has rendered the widget has hidden it, too.
  let hidden = [...unclobbered.children(element)].filter((one) => one.hasAttribute(HIDDEN))
  return {
    hide() {
      stale?.remove()
      if (hidden.length > 0) return
      hidden = [...unclobbered.childNodes(element)].flatMap((node) => {
        if (node === root || !isShown(node)) return []
        return [node instanceof Element ? node : wrapped(node)]
      })
      for (const one of hidden) {
        one.setAttribute(HIDDEN, one.hasAttribute('hidden') ? 'before' : '')
        one.setAttribute('hidden', '')
      }
    },
    show() {
      stale?.remove()
      for (const one of hidden) {
        if (one.hasAttribute('data-vitrine-fallback')) one.replaceWith(...one.childNodes)
        else restore(one)
      }
      hidden = []
    },
  }
}

const HIDDEN = 'data-vitrine-hidden'

function restore(element: Element) {
  if (element.getAttribute(HIDDEN) === '') element.removeAttribute('hidden')
  element.removeAttribute(HIDDEN)
}

function isShown(node: ChildNode): boolean {
  if (node instanceof Element) return !['script', 'template', 'style'].includes(node.localName)
  return node instanceof Text && node.data.trim() !== ''
}

function wrapped(text: ChildNode): Element {
  const span = document.createElement('span')
  span.setAttribute('data-vitrine-fallback', '')
  text.replaceWith(span)
  span.append(text)
  return span
}
