/** The visitor's part of a search; the configuration adds the rest. */
export interface SearchParams {
  readonly q: string
  /** Filters in Solr's syntax, in the order in which they were chosen. */
  readonly fq: readonly string[]
  /** Empty for relevance. */
  readonly sort: string
  /** The first result's offset, from 0. */
  readonly start: number
  readonly bq: readonly string[]
  /** Exposed params beyond the ones above, by name (for example `boost`). */
  readonly extra: Readonly<Record<string, readonly string[]>>
}

/** A search for everything. */
export const noParams: SearchParams = Object.freeze({
  q: '',
  fq: Object.freeze([]),
  sort: '',
  start: 0,
  bq: Object.freeze([]),
  extra: Object.freeze({}),
})

/** Whether two searches are the same, whose params were made in the same order. */
export function sameParams(a: SearchParams, b: SearchParams): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
