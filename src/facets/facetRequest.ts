import type { FacetMode } from './facetMode'

/** One facet of a request to Solr. */
export interface FacetRequest {
  readonly field: string
  readonly mode: FacetMode
  readonly prefix?: string
  readonly sort?: 'count' | 'index'
  readonly limit?: number
  readonly offset?: number
  readonly mincount?: number
  readonly missing?: boolean
  readonly method?: string
  /** Requests a histogram. */
  readonly range?: { readonly start: string; readonly end: string; readonly gap: string } | null
  /** Requests the field's extent instead of its values (spec 7.1). */
  readonly stats?: boolean
}
