import type { SearchState } from '../../slices/search/searchState'
import { selectSearchRequest } from '../../slices/search/selectSearchRequest'
import type { ComponentId } from '../../src/componentId'
import { searchBody } from '../../src/solr/request/searchBody'

/** What a component's search says on the wire, and how its answer is to be read. */
export interface WantedSearch {
  readonly url: string
  readonly body: string
  readonly rows: number
  /** The fields asked with facet.missing. */
  readonly missing: ReadonlySet<string>
  /** The answer's name in the caches: component, address, site and request, the index filter included (spec 7.4). */
  readonly key: string
}

export function wantedSearch(id: ComponentId, own: SearchState): WantedSearch {
  const { url, hash } = own.config
  const request = selectSearchRequest(own)
  const body = searchBody(request)
  return {
    url,
    body,
    rows: request.rows,
    missing: new Set(own.facets.filter((one) => one.missing).map((one) => one.field)),
    key: ['answer', id, url, hash ?? '', body].join('\n'),
  }
}
