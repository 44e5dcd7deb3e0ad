/** A request of facets beyond the spec, to which the embedded engine and every Solr must give the same answer. */
export interface FurtherRequest {
  /** Its name in the test report. */
  readonly name: string
  /** Form-encoded, as the proxy gets it. */
  readonly body: string
}

/** Params by name; several values of one param as a list. */
export type FurtherParams = Readonly<Record<string, string | readonly string[]>>

/** What a request has unless it says otherwise. Lists of pairs keep the order of counts. */
const DEFAULTS: FurtherParams = {
  rows: '24',
  sort: 'id asc',
  fl: 'id',
  'json.nl': 'arrarr',
  wt: 'json',
}

/** What each search with facets sends. Two shards then leave out the queries that count none. */
const FACETS: FurtherParams = { facet: 'true', 'facet.mincount': '1', rows: '0' }

/** Creates a request, by default for 24 ids of all listings. Facets are on where a param names one. */
export function further(name: string, params: FurtherParams): FurtherRequest {
  const hasFacets = Object.keys(params).some((param) => param.includes('facet'))
  const all = { ...DEFAULTS, ...(hasFacets ? FACETS : {}), ...params }
  const pairs = Object.entries(all).flatMap(([param, values]) =>
    [values].flat().map((value) => [param, value] as [string, string]),
  )
  return { name, body: new URLSearchParams(pairs).toString() }
}

/** Creates a request for each filter, named after it. */
export function filtered(kind: string, filters: readonly string[], more: FurtherParams = {}) {
  return filters.map((fq) => further(`${kind}: ${fq}${suffix(more)}`, { ...more, fq }))
}

function suffix(more: FurtherParams): string {
  const text = new URLSearchParams(
    Object.entries(more).map(([name, value]) => [name, String(value)]),
  )
  return text.size > 0 ? ` ${decodeURIComponent(text.toString())}` : ''
}
