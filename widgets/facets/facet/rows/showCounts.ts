import type { FacetItem } from '../../../../src/facets/facetItems'
import type { Translate } from '../../../shared/languages/createTranslate'
import { writeText } from '../../../shared/writeText'
import { countText } from './countText'
import type { FacetGrouping } from './groupItems'

/**
 * Writes the counts that have changed into the rows of a list. React would render and compare every row of a
 * thousand for it; here only rows that have come or were drawn again are looked up in the page.
 * @param first the element of the first group; those of the others follow it.
 * @param items all items in the groups' order, with their counts of now.
 * @param includesLate whether late groups are written, too; else they are left as they are.
 */
export function showCounts(
  first: Element | null,
  { groups, late }: FacetGrouping,
  items: readonly FacetItem[],
  translate: Translate,
  includesLate: boolean,
): void {
  let element = first
  let at = 0
  for (const { key, rows } of groups) {
    if (!element) return
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]
      const count = items[at++]?.count
      if (!row || count === undefined || (!includesLate && late.has(key))) continue
      if (!row.place?.isConnected) {
        row.place = element.children[i]?.lastElementChild ?? null
        row.count = row.item.count
      }
      if (row.count === count) continue
      row.count = count
      writeText(row.place, countText(translate, count))
    }
    element = element.nextElementSibling
  }
}

/**
 * Finds the groups that the browser lays out, since they are near the window, though nobody sees them: what they show
 * may come a moment after what is in sight. To be called when the page is laid out.
 */
export function findLateGroups(first: Element | null, { groups, late }: FacetGrouping): void {
  late.clear()
  const list = first?.parentElement?.getBoundingClientRect()
  let element = first
  for (const { key } of groups) {
    if (!list || !element) return
    const { top, bottom } = element.getBoundingClientRect()
    const isInSight =
      bottom >= Math.max(0, list.top) && top <= Math.min(window.innerHeight, list.bottom)
    const isLaidOut = element.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true })
    if (!isInSight && isLaidOut) late.add(key)
    element = element.nextElementSibling
  }
}

/** Forgets what was drawn of rows that are gone, which would keep their elements; they keep their groups. */
export function forgetGone({ rows }: FacetGrouping): void {
  for (const row of rows.values()) {
    if (!row.place?.isConnected) row.place = row.element = undefined
  }
}
