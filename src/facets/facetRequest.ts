import type { FacetMode } from './fieldMode'

/** What one facet asks of Solr. */
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
  /** A histogram; null or absent without one. */
  readonly range?: { readonly start: string; readonly end: string; readonly gap: string } | null
  /** A range facet: asks for the field's extent instead of its values (spec 7.1). */
  readonly stats?: boolean
}
