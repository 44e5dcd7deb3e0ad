import type { SearchRequest } from '../../solr/request/searchRequest'
import { withFacetQueries } from '../../solr/request/withFacetQueries'

/** The name of a rating's count in the response. */
export function ratingKey(field: string, step: number): string {
  return `${field}:${step}-`
}

/** Counts the documents that are rated at least with each step. */
export function ratingRequest(
  request: SearchRequest,
  field: string,
  steps: readonly number[],
): SearchRequest {
  const queries = steps.map((step) => ({
    key: ratingKey(field, step),
    query: `${field}:[${step} TO *]`,
  }))
  return withFacetQueries(request, field, queries)
}
