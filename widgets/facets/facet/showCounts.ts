import type { FacetItem } from '../../../src/facets/facetItems'
import type { Translate } from '../../shared/languages/createTranslate'

/** The items that the rows of a list show. */
export type ShownItems = WeakMap<Element, FacetItem>

/**
 * Writes the counts that have changed into the rows of a list. React would render and compare every row of a
 * thousand for it.
 * @param first the list's first group; the others follow it.
 * @param shown what the rows show; those that are not in it are written.
 */
export function showCounts(
  first: Element | null,
  items: readonly FacetItem[],
  translate: Translate,
  shown: ShownItems,
): void {
  const texts = new Map<number, string>()
  let group = first
  let row = group?.firstElementChild
  for (const item of items) {
    if (!row) {
      group = group?.nextElementSibling ?? null
      row = group?.firstElementChild
    }
    if (!row) return
    if (shown.get(row) !== item) {
      const { count } = item
      const text = texts.get(count) ?? translate('facet.count', { n: count })
      texts.set(count, text)
      setText(row.lastElementChild, text)
      shown.set(row, item)
    }
    row = row.nextElementSibling
  }
}

/** Changes the text node itself: observers of added and removed nodes have nothing to do then. */
function setText(element: Element | null, text: string): void {
  const node = element?.firstChild
  if (node instanceof Text && !node.nextSibling) {
    if (node.data !== text) node.data = text
  } else if (element) element.textContent = text
}
