import { sameValues } from '../sameValues'
import type { FacetCount } from '../solr/response/readFacets'
import { compareFacetItems } from './compareFacetItems'
import { createExcluder } from './createExcluder'
import type { FacetValue } from './facetValue'

/** One value of a facet, with its count (spec 3.4). */
export interface FacetItem {
  readonly facet: FacetValue
  readonly count: number
  readonly active: boolean
}

/** The orders that change with the counts and the selection; the others depend on the value alone. */
const CHANGING_SORTS: ReadonlySet<string> = new Set(['active', 'count'])

/** Options of a facet's list. */
export interface FacetItemOptions {
  /** Hides the values that match this pattern (spec 5.2). */
  readonly exclude: string | null
  /** `active`, `count`, `display` or `indexed`, most important first; alphabetical when empty (spec 4.2). */
  readonly sorts: readonly string[]
  /** The previous list, made with the same options: an unchanged item stays the same object, and so does an unchanged list. */
  readonly previous?: readonly FacetItem[]
}

/**
 * Lists a facet's items: the values that Solr counted and the selected values, even with count 0.
 * @see spec 3.4, 4.2, 5.2, design decision 4
 */
export function facetItems(
  counts: readonly FacetCount[],
  active: readonly FacetValue[],
  { exclude, sorts, previous = [] }: FacetItemOptions,
): readonly FacetItem[] {
  const chosen = new Set(active)
  const isHidden = createExcluder(exclude)
  const found = new Map<FacetValue, number>()
  for (const { value, count } of counts) found.set(value, count)
  for (const value of chosen) if (!found.has(value)) found.set(value, 0)
  const items: FacetItem[] = []
  const add = (facet: FacetValue, count: number, before?: FacetItem) => {
    if (facet !== null && isHidden(facet)) return
    const isActive = chosen.has(facet)
    const same = before?.count === count && before.active === isActive
    items.push(before && same ? before : { facet, count, active: isActive })
  }
  // The previous order is the new one, too, unless values have come or it depends on what has changed.
  let isOrdered = previous.length > 0 && !sorts.some((name) => CHANGING_SORTS.has(name))
  for (const before of previous) {
    const count = found.get(before.facet)
    if (count === undefined) continue
    found.delete(before.facet)
    add(before.facet, count, before)
  }
  for (const [facet, count] of found) {
    isOrdered = false
    add(facet, count)
  }
  if (!isOrdered) items.sort(compareFacetItems(sorts))
  return sameValues(items, previous) ? previous : items
}
