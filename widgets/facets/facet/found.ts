import type { FacetItem } from '../../../src/facets/facetItems'

/** The items whose value holds the term, whatever the case; every item for an empty term. */
export function found(items: readonly FacetItem[], term: string): readonly FacetItem[] {
  const wanted = term.trim().toLocaleLowerCase()
  if (wanted === '') return items
  return items.filter((item) => (item.facet ?? '').toLocaleLowerCase().includes(wanted))
}
