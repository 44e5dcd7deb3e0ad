import type { ConfigSchema } from '../../config/decode'
import type { MessageValues } from '../../contract/formatMessage'
import type { CurrentFilter } from '../../filters/currentFilters'
import type { QueryPair } from '../../history/query/queryPairs'
import type { WiderFilter } from '../../results/nothing-found/filterCounts'
import type { SearchConfig } from '../../search/config'
import type { SearchParams } from '../../solr/request/params'
import type { SearchRequest } from '../../solr/request/searchRequest'
import type { Doc, SearchResponse } from '../../solr/response/searchResponse'
import type { FacetConfig } from '../config/facetConfig'
import type { AmountFormat } from '../range/amountFormat'

/** What the code of further facet options does where the code of every page asks. It loads with the first of them. */
export interface FacetExtension {
  /** Decodes a search component's configuration. */
  readonly search: ConfigSchema<SearchConfig>
  /** Gives a facet the further options that another one of its field has beside its own. @returns the first one where there are none */
  readonly join: (known: FacetConfig, added: FacetConfig) => FacetConfig
  /** Completes a search request by what further facets ask for. */
  readonly request: (request: SearchRequest, search: ExtendedSearch) => SearchRequest
  /** Completes the documents that are shown. */
  readonly show: <A extends ShownAnswer>(answer: A, facets: readonly FacetConfig[]) => A
  /** Labels the filters of further facets. */
  readonly label: (
    entries: readonly CurrentFilter[],
    facets: readonly FacetConfig[],
    words: FilterWords,
  ) => readonly CurrentFilter[]
  /** What finds more than one of the filters, the narrowest first. */
  readonly wider: (filter: string, facets: readonly FacetConfig[]) => readonly WiderFilter[]
  /** Describes a facet's filters by pairs of the query string; null for those that are described as everywhere. */
  readonly pairs: (
    facet: FacetConfig,
    filters: readonly string[],
    plain: PlainPairs,
  ) => readonly (readonly [key: string, value: string])[] | null
  /** Reads a facet's filters from such pairs; null for those that are read as everywhere. */
  readonly filters: (
    facet: FacetConfig,
    pairs: readonly Pick<QueryPair, 'key' | 'value'>[],
    plain: PlainFilters,
  ) => readonly string[] | null
}

/** Describes filters as everywhere. */
export type PlainPairs = (
  filters: readonly string[],
) => readonly (readonly [key: string, value: string])[]

/** Reads filters as everywhere. */
export type PlainFilters = (
  facet: FacetConfig,
  pairs: readonly Pick<QueryPair, 'key' | 'value'>[],
) => readonly string[]

/** The results that a component is about to show. */
export interface ShownAnswer {
  readonly answer: SearchResponse
  readonly docs: readonly Doc[]
  readonly params: SearchParams
}

/** The words for filters. */
export interface FilterWords {
  readonly amounts: AmountFormat
  translate(key: string, values?: MessageValues): string
}

/** What a request of a further facet may depend on. */
export interface ExtendedSearch {
  readonly config: SearchConfig
  readonly facets: readonly FacetConfig[]
  readonly params: SearchParams
}

let loaded: FacetExtension | null = null

/** @returns null on pages without further options; a chunk that kept the value would not see it come */
export const extension = () => loaded

export function setExtension(extension: FacetExtension): void {
  loaded = extension
}
