/**
 * How the choices of one facet combine: each narrows further, any of them will do, or one at a time.
 * @see spec 4.2
 */
export type FacetMode = 'and' | 'or' | 'single'
