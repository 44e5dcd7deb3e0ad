import type { FacetMode } from './facetMode'

/** One facet of a request to Solr. */
export interface FacetRequest {
  readonly field: string
  readonly mode: FacetMode
  readonly prefix?: string | null
  readonly sort?: 'count' | 'index' | null
  readonly limit?: number | null
  readonly offset?: number | null
  readonly mincount?: number | null
  readonly missing?: boolean | null
  readonly method?: string | null
  /** Requests a histogram. */
  readonly range?: { readonly start: string; readonly end: string; readonly gap: string } | null
  /** Requests the field's extent instead of its values (spec 7.1). */
  readonly stats?: boolean
}
