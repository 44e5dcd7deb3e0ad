import type { SearchRequest } from '../../solr/request/searchRequest'
import { countsRequest } from './countsRequest'

/** A page of a field's values. */
export interface ValuesPage {
  readonly field: string
  /** What the values contain, in any case; empty for all values. */
  readonly term: string
  readonly offset: number
  readonly limit: number
}

/** A request for a page of a field's values, counted over the documents that a search finds. */
export function valuesRequest(request: SearchRequest, page: ValuesPage): SearchRequest {
  const { field, offset, limit } = page
  const counts = countsRequest(request, field)
  const term = page.term.trim()
  const [facet = { field, mode: 'and' as const }] = counts.facets
  return {
    ...counts,
    // The missing bucket is no value: the component's own answer has it.
    facets: [{ ...facet, offset: (facet.offset ?? 0) + offset, limit, missing: false }],
    extraParams: {
      ...counts.extraParams,
      ...(term !== '' && {
        [`f.${field}.facet.contains`]: term,
        [`f.${field}.facet.contains.ignoreCase`]: 'true',
      }),
    },
  }
}
