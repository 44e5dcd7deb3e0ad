/** A value of a facet; null is the missing bucket, which counts the documents without the field. */
export type FacetValue = string | null
