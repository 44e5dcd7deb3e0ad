import type { FacetItem } from '../../../src/facets/facetItems'
import type { Translate } from '../../shared/languages/createTranslate'
import { writeText } from '../../shared/writeText'
import type { FacetGroup } from './groupItems'

/** What the rows of a group show. */
interface ShownGroup {
  readonly group: FacetGroup
  /** The elements of the counts. */
  readonly places: readonly (Element | null)[]
  /** The count of each row; NaN where it is not known. */
  readonly counts: number[]
}

/** What the groups of a list show, by their elements. */
export type ShownCounts = WeakMap<Element, ShownGroup>

/**
 * Writes the counts that have changed into the rows of a list. React would render and compare every row of a
 * thousand for it; here only groups in which rows came or went are read from the page again.
 * @param first the element of the first group; those of the others follow it.
 * @param items all items in the groups' order, with their counts of now.
 * @param shown what the rows show; groups that are not in it are written whole.
 */
export function showCounts(
  first: Element | null,
  groups: readonly FacetGroup[],
  items: readonly FacetItem[],
  translate: Translate,
  shown: ShownCounts,
): void {
  const written = new Map<number, string>()
  let element = first
  let at = 0
  for (const group of groups) {
    if (!element) return
    let rows = shown.get(element)
    if (rows?.group !== group) {
      rows = readRows(element, group)
      shown.set(element, rows)
    }
    const { places, counts } = rows
    for (let i = 0; i < places.length; i++) {
      const count = items[at++]?.count ?? 0
      if (counts[i] === count) continue
      counts[i] = count
      const text = written.get(count) ?? translate('facet.count', { n: count })
      written.set(count, text)
      writeText(places[i], text)
    }
    element = element.nextElementSibling
  }
}

function readRows(element: Element, group: FacetGroup): ShownGroup {
  const places = [...element.children].map((row) => row.lastElementChild)
  return { group, places, counts: places.map(() => Number.NaN) }
}
