import type { Range } from './queryNode'

/** A token of Solr's query grammar. */
export type Token = { readonly at: number } & (
  | { readonly kind: 'and' | 'or' | 'not' | 'plus' | 'minus' | 'open' | 'close' | 'colon' | 'end' }
  | { readonly kind: 'term' | 'quoted' | 'wildcard'; readonly text: string }
  | { readonly kind: 'boost'; readonly factor: number }
  | { readonly kind: 'tilde'; readonly amount: number | null }
  | { readonly kind: 'range'; readonly range: Range }
)
