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

/** Options of a facet's list. */
export interface FacetItemOptions {
  /** Hides the values that match this pattern (spec 5.2). */
  readonly exclude: string | null
  /** `active`, `count`, `display` or `indexed`, most important first; alphabetical when empty (spec 4.2). */
  readonly sorts: readonly string[]
  /** The previous list: an unchanged item stays the same object, and so does an unchanged list. */
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
  const known = new Map(previous.map((item) => [item.facet, item]))
  const found = new Map(counts.map(({ value, count }) => [value, count]))
  for (const value of chosen) if (!found.has(value)) found.set(value, 0)
  const items: FacetItem[] = []
  // Start from the previous order: it is usually the new one too, so that sorting takes a single pass.
  for (const facet of new Set([...known.keys(), ...found.keys()])) {
    const count = found.get(facet)
    if (count === undefined) continue
    if (facet !== null && isHidden(facet)) continue
    const before = known.get(facet)
    const isActive = chosen.has(facet)
    const same = before?.count === count && before.active === isActive
    items.push(before && same ? before : { facet, count, active: isActive })
  }
  items.sort(compareFacetItems(sorts))
  return sameItems(items, previous) ? previous : items
}

function sameItems(items: readonly FacetItem[], previous: readonly FacetItem[]): boolean {
  return items.length === previous.length && items.every((item, at) => item === previous[at])
}
