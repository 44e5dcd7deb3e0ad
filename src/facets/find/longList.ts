import type { FacetCount } from '../../solr/response/readFacets'
import { type FacetItem, facetItems } from '../facetItems'
import type { FacetValue } from '../facetValue'
import { foldCase } from './foldCase'

/** What a long list is made of. */
export interface LongList {
  /** The counts of the answer, then the pages that were loaded, in Solr's order. */
  readonly pages: readonly (readonly FacetCount[])[]
  readonly active: readonly FacetValue[]
  /** Only the values whose text contains it, in any case; empty for all. */
  readonly term: string
  /** The label of a value that has one of its own. */
  readonly labelOf?: (value: FacetValue) => string | undefined
  /** Brings the first page into another order. */
  readonly arrange?: (items: readonly FacetItem[]) => readonly FacetItem[]
  readonly exclude: string | null
  readonly sorts: readonly string[]
  /** The previous list: an unchanged item stays the same object. */
  readonly previous: readonly FacetItem[]
}

/**
 * The items of a list that is loaded page by page: each page in the facet's order behind the one before, so that
 * nothing moves above what a visitor is reading. A selected value that no page has is in the first.
 */
export function longListItems(list: LongList): readonly FacetItem[] {
  const { pages, active, term, labelOf, arrange, exclude, sorts, previous } = list
  const known = new Map(previous.map((item) => [item.facet, item]))
  const seen = new Set<FacetValue>()
  const listed = new Set(pages.flatMap((page) => page.map(({ value }) => value)))
  // A selected value that the answer has not counted is on the page that has.
  const counted = new Set(
    pages.flatMap((page) => page.flatMap((one) => (one.count > 0 ? one.value : []))),
  )
  const part = foldCase(term.trim())
  const matches = ({ facet }: FacetItem) =>
    part === '' || foldCase(labelOf?.(facet) ?? facet ?? '').includes(part)
  const items = pages.flatMap((page, i) => {
    const fresh = page.filter(
      ({ value, count }) => !seen.has(value) && (count > 0 || !counted.has(value)),
    )
    for (const { value } of fresh) seen.add(value)
    const values = new Set(fresh.map(({ value }) => value))
    const chosen = active.filter((value) => values.has(value) || (i === 0 && !listed.has(value)))
    const items = facetItems(fresh, chosen, { exclude, sorts }).filter(matches)
    return i === 0 && arrange ? arrange(items) : items
  })
  const same = items.map((item) => {
    const before = known.get(item.facet)
    return before && before.count === item.count && before.active === item.active ? before : item
  })
  const isUnchanged =
    same.length === previous.length && same.every((item, i) => item === previous[i])
  return isUnchanged ? previous : same
}
