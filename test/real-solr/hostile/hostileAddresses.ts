import { arriveWith } from '../../cms/php/furtherCases'
import type { HostileFacet } from './hostileFacets'
import { hostileValues } from './hostileValues'

/** An address, and the request that it leads to. */
export interface HostileAddress {
  readonly kind: 'fragment' | 'query'
  readonly address: string
  readonly body: string
}

/** Where a value may stand in a filter. */
const FILTERS: readonly ((field: string, value: string) => string)[] = [
  (field, value) => `${field}:${value}`,
  (field, value) => `-${field}:${value}`,
  (field, value) => `{!tag=${field}}${field}:"${value}"`,
  (field, value) => `${field}:[${value} TO *]`,
  (field, value) => `{!tag=${field}}${field}:{-2.5 TO ${value}]`,
  (field, value) => `{!tag=${field}}${field}:( 1 OR ${value} )`,
]

/** Where it may stand in the query string. */
const PAIRS: readonly ((field: string, value: string) => [name: string, value: string][])[] = [
  (field, value) => [[field, value]],
  (field, value) => [1, 2].map((at) => [`${field}[]`, `${value}${at - 1 || ''}`]),
  (field, value) => [[`${field}[not][]`, value]],
  (field, value) => [[`${field}[from]`, value]],
  (field, value) => [[field, `1..${value}`]],
]

/** What a page with one facet sends for each hostile value, in both kinds of address. Each request is there once. */
export function hostileAddresses({ facet }: HostileFacet): readonly HostileAddress[] {
  const names = facet['widget'] === 'near' ? ['near'] : [facet.field]
  const found = new Map<string, HostileAddress>()
  const arrive = (kind: HostileAddress['kind'], address: string) => {
    const solr = { url: '/solr/select', index: 'listings', max_rows: 50, address: kind }
    const { body } = arriveWith({
      config: { solr: { ...solr, facets: [facet] } },
      query: kind === 'query' ? address : '',
      fragment: kind === 'fragment' ? address : '',
      isPathInQ: false,
      addedParams: {},
    } as never)
    if (body !== null && !found.has(body)) found.set(body, { kind, address, body })
  }
  for (const value of hostileValues) {
    for (const filter of FILTERS)
      arrive('fragment', `fq=${encodeURIComponent(filter(facet.field, value))}`)
    for (const pairs of PAIRS)
      for (const name of names) arrive('query', new URLSearchParams(pairs(name, value)).toString())
  }
  return [...found.values()]
}
