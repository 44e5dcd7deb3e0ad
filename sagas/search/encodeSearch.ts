import type { SearchState } from '../../slices/search/searchState'
import { selectSearchRequest } from '../../slices/search/selectSearchRequest'
import type { ComponentId } from '../../src/componentId'
import { searchBody } from '../../src/solr/request/searchBody'

/** A search request, encoded, and what is needed to read its response. */
export interface EncodedSearch {
  readonly url: string
  readonly body: string
  readonly rows: number
  /** The fields requested with facet.missing. */
  readonly missing: ReadonlySet<string>
  /** The cache key: component, address, site and body, which has the index filter (spec 7.4). */
  readonly key: string
}

export function encodeSearch(id: ComponentId, search: SearchState): EncodedSearch {
  const { url, hash } = search.config
  const request = selectSearchRequest(search)
  const body = searchBody(request)
  return {
    url,
    body,
    rows: request.rows,
    missing: new Set(search.facets.filter((facet) => facet.missing).map(({ field }) => field)),
    key: ['answer', id, url, hash ?? '', body].join('\n'),
  }
}
