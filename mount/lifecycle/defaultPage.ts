import { attributeOf, findAll } from '../browser/dom'

/** The parts of a whole search page, each in the order of reading. */
export const PARTS = {
  head: ['search-box'],
  side: ['facets'],
  bar: ['result-count', 'sort'],
  main: ['current-filters', 'status', 'results', 'pager'],
} as const

/**
 * Lays out a whole search page in a `search` element that no mount point stands in and none names.
 * It writes what a themer would have written; what the CMS rendered there becomes the results' fallback.
 */
export function layOutDefaultPage(element: Element): void {
  const fallback = [...element.childNodes].filter((node) => !isOurData(node))
  const page = block('vitrine-page')
  for (const [area, names] of Object.entries(PARTS)) {
    const part = block(`vitrine-page__${area}`)
    for (const name of names) {
      const mount = document.createElement('div')
      mount.setAttribute('data-vitrine', name)
      if (name === 'results') mount.append(...fallback)
      part.append(mount)
    }
    page.append(part)
  }
  element.append(page)
}

/** Whether any mount point stands in a search element or names it. */
export function hasWidgets(element: Element): boolean {
  const id = attributeOf(element, 'id')
  const inside = findAll(element, '[data-vitrine]').some(
    (one) => !one.closest('[data-vitrine-template]'),
  )
  return (
    inside ||
    (id !== null && findAll(document, `[data-vitrine-for="${CSS.escape(id)}"]`).length > 0)
  )
}

function isOurData(node: ChildNode): boolean {
  if (!(node instanceof Element)) return false
  return (
    node.localName === 'script' ||
    node.localName === 'template' ||
    node.hasAttribute('data-vitrine-template')
  )
}

function block(name: string): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  return element
}
