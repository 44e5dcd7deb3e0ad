import { noParams } from '../../../src/solr/request/params'
import type { SearchRequest } from '../../../src/solr/request/searchRequest'

/** A search request with some parts of its own. */
export function aRequest(
  fq: readonly string[] = [],
  overrides: Partial<SearchRequest> = {},
): SearchRequest {
  return {
    params: { ...noParams, fq },
    facets: [],
    rows: 10,
    context: { entityType: null, bundles: [], entityField: 'entity_type', bundleField: 'bundle' },
    extraParams: {},
    indexId: null,
    siteHash: null,
    ...overrides,
  }
}
