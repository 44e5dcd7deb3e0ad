import type { FacetCount } from '../solr/response/readFacets'
import { compareItems } from '../sort/itemOrder'
import { excluder } from './excludes'
import type { FacetValue } from './facetValue'

/** One line of a facet (spec 3.4). */
export interface FacetItem {
  readonly facet: FacetValue
  readonly count: number
  readonly active: boolean
}

/** How a facet lists its items. */
export interface FacetItemOptions {
  /** Values that match are hidden (spec 5.2). */
  readonly exclude: string | null
  /** `active`, `count`, `display` or `indexed`, the first deciding; alphabetical without any (spec 4.2). */
  readonly sorts: readonly string[]
  /** The list shown before: items that are the same keep their identity, and so does a list that is. */
  readonly previous?: readonly FacetItem[]
}

/**
 * Lists a facet's items: what Solr counted and whatever is chosen, at count 0 too; the missing bucket last.
 * @see spec 3.4, 4.2, 5.2, design decision 4
 */
export function facetItems(
  counts: readonly FacetCount[],
  active: readonly FacetValue[],
  { exclude, sorts, previous = [] }: FacetItemOptions,
): readonly FacetItem[] {
  const chosen = new Set(active)
  const isHidden = excluder(exclude)
  const known = new Map(previous.map((item) => [item.facet, item]))
  const found = new Map(counts.map(({ value, count }) => [value, count]))
  for (const value of chosen) if (!found.has(value)) found.set(value, 0)
  const items: FacetItem[] = []
  // In the order shown before, which is most often the new one too: sorting is then a single pass.
  for (const facet of new Set([...known.keys(), ...found.keys()])) {
    const count = found.get(facet)
    if (count === undefined) continue
    if (facet !== null && isHidden(facet)) continue
    const before = known.get(facet)
    const isActive = chosen.has(facet)
    const same = before?.count === count && before.active === isActive
    items.push(before && same ? before : { facet, count, active: isActive })
  }
  items.sort(compareItems(sorts))
  return sameItems(items, previous) ? previous : items
}

function sameItems(items: readonly FacetItem[], previous: readonly FacetItem[]): boolean {
  return items.length === previous.length && items.every((item, at) => item === previous[at])
}
