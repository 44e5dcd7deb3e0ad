import type { SearchParams } from '../../solr/request/params'

/** A change of a search without results that finds some, and how many. */
export type Relaxation = { readonly count: number } & Change

export type Change =
  /** Removes one filter, as `fq` has it. */
  | { readonly kind: 'filter'; readonly filter: string }
  /** Puts a wider filter in its place, such as a greater radius. */
  | { readonly kind: 'wider'; readonly filter: string; readonly by: string }
  /** Corrects the search words. */
  | { readonly kind: 'spelling'; readonly q: string }
  /** Removes the search words, all filters, or both. */
  | { readonly kind: 'words' | 'filters' | 'all' }

/** The params of the search that a change makes of another. */
export function relaxedParams(params: SearchParams, change: Change): SearchParams {
  const relaxed = { ...params, start: 0 }
  const { fq } = params
  switch (change.kind) {
    case 'filter':
      return { ...relaxed, fq: fq.filter((text) => text !== change.filter) }
    case 'wider':
      return { ...relaxed, fq: fq.map((text) => (text === change.filter ? change.by : text)) }
    case 'spelling':
      return { ...relaxed, q: change.q }
    case 'words':
      return { ...relaxed, q: '' }
    case 'filters':
      return { ...relaxed, fq: [] }
    case 'all':
      return { ...relaxed, q: '', fq: [] }
  }
}
