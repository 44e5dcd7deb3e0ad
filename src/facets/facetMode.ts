/**
 * How the chosen values of one facet combine: all of them, any of them, or one value at a time.
 * @see spec 4.2
 */
export type FacetMode = 'and' | 'or' | 'single'

/** The mode of a facet's settings. Single mode wins: one value needs no operator (spec 4.2). */
export function facetMode(operator: string | undefined, single: boolean | undefined): FacetMode {
  if (single) return 'single'
  return operator === 'or' ? 'or' : 'and'
}
