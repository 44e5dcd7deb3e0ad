/** A value of a facet; null is the missing bucket: the documents without the field. */
export type FacetValue = string | null
