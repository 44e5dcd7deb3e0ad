/** A facet of the measured page. All have mincount 1, so a search makes values come and go. */
export interface BenchFacet {
  readonly field: string
  readonly label: string
  /** The most values that are listed; all of them are rendered. */
  readonly limit: number
}

/** The facets in page order. */
export const FACETS: readonly BenchFacet[] = [
  { field: 'bundle', label: 'Kind', limit: 50 },
  { field: 'host', label: 'Host', limit: 1000 },
  { field: 'amenities', label: 'Amenities', limit: 50 },
  { field: 'city', label: 'City', limit: 50 },
  { field: 'region', label: 'Region', limit: 50 },
  { field: 'bedrooms', label: 'Bedrooms', limit: 50 },
]

/** The facet with a thousand values, whose rows the probe checks. */
export const LONG_FACET = 'host'

/** The fields of a result that the pages show. */
export const FIELDS = 'id,title,price,city,images,teaser'

export const SORTS = [
  { value: '', label: 'Relevance' },
  { value: 'price asc', label: 'Price, low first' },
  { value: 'price desc', label: 'Price, high first' },
] as const
