/** A facet of the benchmark page. The facet host always lists all of its thousand values. */
export interface BenchFacet {
  readonly field: string
  readonly label: string
  readonly operator: 'and' | 'or'
  /** 0 lists every value at every count. */
  readonly mincount: 0 | 1
}

/** The facets in page order. The benchmark clicks the first one. */
export const FACETS: readonly BenchFacet[] = [
  { field: 'bundle', label: 'Kind', operator: 'or', mincount: 1 },
  { field: 'region', label: 'Region', operator: 'or', mincount: 1 },
  { field: 'city', label: 'City', operator: 'and', mincount: 1 },
  { field: 'bedrooms', label: 'Bedrooms', operator: 'and', mincount: 1 },
  { field: 'amenities', label: 'Amenities', operator: 'and', mincount: 1 },
  { field: 'host', label: 'Host', operator: 'and', mincount: 0 },
]

/** The number of listings, so that a filtered search still finds a thousand. */
export const CORPUS_SIZE = 4000

/** The values to click in turn: each is selected, then removed. */
export const CLICKED = ['cabin', 'apartment'] as const
