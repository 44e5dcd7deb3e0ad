import type { FacetMode } from '../fieldMode'

/** Single mode wins: a choice replaces the facet's other value, so an operator has nothing to join (spec 4.2). */
export function facetMode(operator: string | undefined, single: boolean | undefined): FacetMode {
  if (single) return 'single'
  return operator === 'or' ? 'or' : 'and'
}
