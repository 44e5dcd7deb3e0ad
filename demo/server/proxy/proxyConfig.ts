/** The configuration of a site's proxy. */
export interface ProxyConfig {
  /** The URL of the core or collection, such as `http://localhost:8983/solr/listings`. */
  readonly solr: string
  /** Filters that the proxy adds to every request, such as the index or the published state. */
  readonly filters: readonly string[]
  /**
   * The fields that visitors may search by name, filter, count, sort by and see. `ss_*` allows all fields with that
   * prefix. All other fields of the index are hidden.
   */
  readonly fields: readonly string[]
  /**
   * Params that are added when a request does not set them, such as `qf`. With `facet.mincount: '0'`, facets may list the
   * values of documents that `filters` hide.
   */
  readonly defaults: Readonly<Record<string, string>>
  /** The exact functions that `boost` may contain. A number or an allowed field is always valid. */
  readonly boosts: readonly string[]
  /** Params that are dropped because they are not Solr's. */
  readonly ignored: readonly string[]
  readonly limits: Limits
  /** Takes one line for each request that is rejected: the reason, the param and the field. By default the console. */
  readonly log?: (line: string) => void
}

/** The limits of one request. */
export interface Limits {
  readonly rows: number
  /** The largest offset. Solr sorts all documents before it. */
  readonly start: number
  /** Values of one facet. `-1`, which means all values, is replaced by this number. */
  readonly facetValues: number
  /** Steps of one facet.range. */
  readonly rangeSteps: number
  /** Queries of one request that are counted: `facet.query`. */
  readonly facetQueries: number
  /** The radius of a circle, in kilometres. */
  readonly distance: number
  readonly params: number
  /** Bytes of a body. */
  readonly bytes: number
  /** Terms of one query. Solr's maxBooleanClauses is the upper limit. */
  readonly terms: number
  /** Wildcards and fuzzy words of one query. Each one scans the index. */
  readonly wildcards: number
  /** The time that a search may take, in milliseconds. After it Solr returns a partial result. */
  readonly time: number
}

/** Limits for a site with about ten thousand documents. */
export const defaultLimits: Limits = {
  rows: 1000,
  start: 50_000,
  facetValues: 10_000,
  rangeSteps: 1000,
  facetQueries: 100,
  distance: 20_038,
  params: 500,
  bytes: 256 * 1024,
  terms: 1024,
  wildcards: 8,
  time: 10_000,
}
