import { unclobbered } from '../browser/unclobbered'

/** What the CMS rendered inside a mount point: seen until the widget has something to show. */
export interface Fallback {
  hide(): void
  show(): void
}

/** Elements are hidden by attribute; a bare text is wrapped when it must be hidden, since a text has no attributes. */
export function createFallback(element: Element, root: Element): Fallback {
  let hidden: Element[] = []
  return {
    hide() {
      if (hidden.length > 0) return
      hidden = [...unclobbered.childNodes(element)].flatMap((node) => {
        if (node === root || !isShown(node)) return []
        return [node instanceof Element ? node : wrapped(node)]
      })
      for (const one of hidden) {
        one.setAttribute('data-vitrine-hidden', one.hasAttribute('hidden') ? 'before' : '')
        one.setAttribute('hidden', '')
      }
    },
    show() {
      for (const one of hidden) {
        if (one.hasAttribute('data-vitrine-fallback')) one.replaceWith(...one.childNodes)
        else restore(one)
      }
      hidden = []
    },
  }
}

function restore(element: Element) {
  if (element.getAttribute('data-vitrine-hidden') === '') element.removeAttribute('hidden')
  element.removeAttribute('data-vitrine-hidden')
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
