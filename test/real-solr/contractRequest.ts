import { noParams, type SearchParams } from '../../src/solr/request/params'
import { searchBody } from '../../src/solr/request/searchBody'
import type { SearchRequest } from '../../src/solr/request/searchRequest'

/** A request to which every Solr must give the same response. */
export interface ContractRequest {
  /** Its name in the test report. */
  readonly name: string
  /** As the bundle sends it. */
  readonly body: string
  /** Whether the sort fixes the order of all results. Otherwise the order depends on relevance, which may differ. */
  readonly ordered: boolean
  /** The fields requested with facet.missing. */
  readonly missing?: ReadonlySet<string>
}

/** Enough rows for every listing. */
export const ALL_ROWS = 1000

/** The parts of a request that differ from the defaults. */
export type SearchOverrides = Partial<Omit<SearchRequest, 'params'>> & Partial<SearchParams>

/**
 * Creates a search as the bundle writes it. It is ordered by id unless `sort` is set.
 * @param further how a widget changes the request
 */
export function createSearch(
  name: string,
  overrides: SearchOverrides = {},
  further: (request: SearchRequest) => SearchRequest = (request) => request,
): ContractRequest {
  const { q, fq, sort = 'id asc', start, bq, extra, ...rest } = overrides
  const params: SearchParams = {
    ...noParams,
    sort,
    ...(q === undefined ? {} : { q }),
    ...(fq === undefined ? {} : { fq }),
    ...(start === undefined ? {} : { start }),
    ...(bq === undefined ? {} : { bq }),
    ...(extra === undefined ? {} : { extra }),
  }
  const request: SearchRequest = {
    params,
    facets: [],
    rows: 24,
    context: noContext,
    extraParams: {},
    indexId: 'listings',
    siteHash: 'k3x9',
    ...rest,
  }
  const everyFacet = 'facet.missing' in request.extraParams
  const missing = request.facets.filter((facet) => facet.missing || everyFacet)
  return {
    name,
    body: searchBody(further(request)),
    ordered: /\bid (?:asc|desc)$/.test(sort),
    missing: new Set(missing.map(({ field }) => field)),
  }
}

export const noContext: SearchRequest['context'] = {
  entityType: null,
  bundles: [],
  entityField: 'entity_type',
  bundleField: 'bundle',
}
