import type { FacetConfig } from '../../src/facets/config/facetConfig'
import type { SearchConfig } from '../../src/search/config'
import type { SearchParams } from '../../src/solr/request/params'
import type { ExtraParams } from '../../src/solr/request/searchRequest'

/** One search component: its configuration, its params and the state of its searches. */
export interface SearchState {
  readonly config: SearchConfig
  /** The configured facets, and those of facet widgets. */
  readonly facets: readonly FacetConfig[]
  /** Params of widgets; `solr.params` wins. */
  readonly addedParams: ExtraParams
  /** Sorts that the browser applies: lists of fields by the sort sent to Solr (spec 4.4). */
  readonly browserSorts: Readonly<Record<string, string>>
  /** The params where the address has none. */
  readonly defaults: SearchParams
  readonly params: SearchParams
  /** The ids of the visitor's saved items, for a search with `solr.saved` (design decision 38). */
  readonly savedIds: readonly string[]
  /** True once the first search may run: before that, actions only set params (spec 4.1). */
  readonly booted: boolean
  /** The number of the newest requested search; 0 before the first. */
  readonly requestedId: number
  /** The number of the newest search that has ended. A search is pending while requestedId is greater. */
  readonly settledId: number
  readonly failure: SearchFailure | null
  /** The last action that requested a search: the same action after a failure retries (design decision 7). */
  readonly lastTrigger: string
}

export interface SearchFailure {
  readonly status: number
  readonly error: string
  /** Names the component and its request (design decision 39). */
  readonly message: string
}

export type SearchStatus = 'idle' | 'pending' | 'ready' | 'failed'
