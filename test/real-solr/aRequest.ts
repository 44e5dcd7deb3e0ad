import { noParams, type SearchParams } from '../../src/solr/request/params'
import { searchBody } from '../../src/solr/request/searchBody'
import type { SearchRequest } from '../../src/solr/request/searchRequest'

/** A request that every Solr must answer alike. */
export interface ContractRequest {
  /** What a reader of the report sees. */
  readonly name: string
  /** As the bundle sends it. */
  readonly body: string
  /** Whether a sort fixes the order of all results; without one relevance does, which may differ. */
  readonly ordered: boolean
  /** The fields asked with facet.missing. */
  readonly missing?: ReadonlySet<string>
}

/** Enough rows for every listing. */
export const ALL_ROWS = 1000

/** What a request has beside what is said. */
export type Said = Partial<Omit<SearchRequest, 'params'>> & Partial<SearchParams>

/** A search as the bundle writes it; ordered by id unless it says how. */
export function aSearch(name: string, said: Said = {}): ContractRequest {
  const { q, fq, sort = 'id asc', start, bq, extra, ...rest } = said
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
    body: searchBody(request),
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
