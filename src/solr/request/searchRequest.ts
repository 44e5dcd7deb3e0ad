import type { FacetRequest } from '../../facets/facetRequest'
import type { SearchParams } from './params'

/** Configured Solr parameters (spec 3.1 solr.params). */
export type ExtraParams = Readonly<Record<string, string | readonly string[]>>

/** Which entities a search finds; neither in the fragment nor among the current filters (design decision 5). */
export interface SearchContext {
  readonly entityType: string | null
  readonly bundles: readonly string[]
  readonly entityField: string
  readonly bundleField: string
}

/** Everything that one search request contains. */
export interface SearchRequest {
  readonly params: SearchParams
  readonly facets: readonly FacetRequest[]
  readonly rows: number
  /** Sent as `boost` (spec 3.1 solr.default_boost). */
  readonly defaultBoost?: string
  readonly context: SearchContext
  readonly extraParams: ExtraParams
  readonly indexId: string | null
  /** Part of document keys (spec 3.6); it adds no filter. */
  readonly siteHash: string | null
}
