import type { FacetConfig } from '../../src/facets/config/facetConfig'
import type { SearchConfig } from '../../src/search/config'
import type { SearchParams } from '../../src/solr/request/params'
import type { ExtraParams } from '../../src/solr/request/searchRequest'

/** One search component: what it is configured to do, what is chosen, and how its searches went. */
export interface SearchState {
  readonly config: SearchConfig
  /** The configured facets, and those that facet widgets brought along. */
  readonly facets: readonly FacetConfig[]
  /** What widgets ask of Solr, where `solr.params` says nothing of it. */
  readonly addedParams: ExtraParams
  /** What is sorted in the browser: lists of fields by the sort that was sent (spec 4.4). */
  readonly browserSorts: Readonly<Record<string, string>>
  /** What the params are where the fragment says nothing. */
  readonly defaults: SearchParams
  readonly params: SearchParams
  /** True once the first search may run: before that, actions only set params (spec 4.1). */
  readonly booted: boolean
  /** Number of the newest search asked for; 0 before the first. */
  readonly requestedId: number
  /** Number of the newest search that ended. Pending is asked > settled: nothing to count wrong. */
  readonly settledId: number
  readonly failure: SearchFailure | null
  /** The last action that asked, so that the same one after a failure tries again (design decision 7). */
  readonly lastTrigger: string
}

export interface SearchFailure {
  readonly status: number
  readonly error: string
}

export type SearchStatus = 'idle' | 'pending' | 'ready' | 'failed'
