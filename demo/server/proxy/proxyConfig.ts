/** All that a site says about its proxy. */
export interface ProxyConfig {
  /** The address of the core or collection, such as `http://localhost:8983/solr/listings`. */
  readonly solr: string
  /** Filters that every request gets, whatever else it holds: the index, what is published. */
  readonly filters: readonly string[]
  /**
   * The fields that visitors may search by name, filter, count, sort by and see. `ss_*` opens all
   * that begin so. Any other field of the index stays unseen.
   */
  readonly fields: readonly string[]
  /** What is sent where the request says nothing of that name: `qf`, for one. */
  readonly defaults: Readonly<Record<string, string>>
  /** The functions that `boost` may be, to the letter; a number or an open field is always fine. */
  readonly boosts: readonly string[]
  /** Params in the address that are not Solr's and are left out. */
  readonly ignored: readonly string[]
  readonly limits: Limits
}

/** How much one request may ask for. */
export interface Limits {
  readonly rows: number
  /** The deepest page, as an offset: Solr sorts all that comes before it. */
  readonly start: number
  /** Values of one facet; `-1`, which is all of them, is sent as this number. */
  readonly facetValues: number
  /** Steps of one facet.range. */
  readonly rangeSteps: number
  readonly params: number
  /** Bytes of a body or of an address's query. */
  readonly bytes: number
  /** Terms of one query: Solr's own maxBooleanClauses. */
  readonly terms: number
  /** Wildcards and fuzzy words of one query: each walks the index. */
  readonly wildcards: number
  /** How long a search may take, in milliseconds; what was found until then is the answer. */
  readonly time: number
}

/** Ceilings for a site of some ten thousand documents. */
export const defaultLimits: Limits = {
  rows: 1000,
  start: 50_000,
  facetValues: 10_000,
  rangeSteps: 1000,
  params: 500,
  bytes: 256 * 1024,
  terms: 1024,
  wildcards: 8,
  time: 10_000,
}
