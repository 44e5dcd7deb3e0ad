import { countsRequest } from '../../facets/find/countsRequest'
import type { SearchRequest } from '../../solr/request/searchRequest'

/**
 * A request for the number of results only, and for the counts of some queries.
 * @param fq the request's filters, with the tags that the queries leave out
 */
export function countRequest(
  request: SearchRequest,
  fq: readonly string[],
  queries: readonly string[],
  isSpellChecked: boolean,
): SearchRequest {
  const { params, extraParams, ...counts } = countsRequest(request, '')
  return {
    ...counts,
    params: { ...params, fq },
    extraParams: {
      ...extraParams,
      'facet.query': queries,
      ...(isSpellChecked && { spellcheck: 'true', 'spellcheck.collate': 'true' }),
    },
  }
}
