import type { SearchRequest } from './searchRequest'

/** A query to count, and the name of its count in the response. */
export interface FacetQuery {
  /** Letters, digits and `_.:-`. */
  readonly key: string
  readonly query: string
}

/** A request that counts further queries, each without the filters of its field. */
export function withFacetQueries(
  request: SearchRequest,
  field: string,
  queries: readonly FacetQuery[],
): SearchRequest {
  const { extraParams } = request
  const before = extraParams['facet.query'] ?? []
  const added = queries.map(({ key, query }) => `{!ex=${field} key=${key}}${query}`)
  return { ...request, extraParams: { ...extraParams, 'facet.query': [before, added].flat() } }
}
