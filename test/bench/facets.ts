/** One facet of the benchmark's page; host has a thousand values, all of them always listed. */
export interface BenchFacet {
  readonly field: string
  readonly label: string
  readonly operator: 'and' | 'or'
  /** 0 lists every value at every count. */
  readonly mincount: 0 | 1
}

/** Six, in the order in which they stand on the page. The first is the one that is clicked. */
export const FACETS: readonly BenchFacet[] = [
  { field: 'bundle', label: 'Kind', operator: 'or', mincount: 1 },
  { field: 'region', label: 'Region', operator: 'or', mincount: 1 },
  { field: 'city', label: 'City', operator: 'and', mincount: 1 },
  { field: 'bedrooms', label: 'Bedrooms', operator: 'and', mincount: 1 },
  { field: 'amenities', label: 'Amenities', operator: 'and', mincount: 1 },
  { field: 'host', label: 'Host', operator: 'and', mincount: 0 },
]

/** How many listings are searched: enough that a thousand are found with a facet chosen too. */
export const CORPUS_SIZE = 4000

/** The clicks, over and over: each is chosen, then removed. */
export const CLICKED = ['cabin', 'apartment'] as const
