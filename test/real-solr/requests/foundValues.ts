import type { FacetRequest } from '../../../src/facets/facetRequest'
import { valuesRequest } from '../../../src/facets/find/valuesRequest'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { searchBody } from '../../../src/solr/request/searchBody'
import type { SearchRequest } from '../../../src/solr/request/searchRequest'
import { type ContractRequest, noContext } from '../contractRequest'

interface Find {
  readonly term?: string
  readonly offset?: number
  readonly limit?: number
  readonly q?: string
  readonly fq?: readonly string[]
  readonly facet?: Partial<FacetRequest>
  readonly params?: SearchRequest['extraParams']
}

function find(name: string, field: string, options: Find = {}): ContractRequest {
  const { term = '', offset = 0, limit = 30, q = '', fq = [], facet = {}, params = {} } = options
  const search: SearchRequest = {
    params: { q, fq, sort: 'price asc', start: 24, bq: ['city:Bend'], extra: {} },
    // By count, shards miss values of one count: they don't ask each other for all of them.
    facets: [{ field, mode: 'and', sort: field === 'host' ? 'index' : 'count', ...facet }],
    rows: 24,
    context: noContext,
    extraParams: params,
    indexId: 'listings',
    siteHash: 'k3x9',
  }
  return {
    name: `values: ${name}`,
    body: searchBody(valuesRequest(search, { field, term, offset, limit })),
    ordered: false,
  }
}

const plainTerms = ['a', 'ana', 'ABB', 'er', 'zzzz', ' ada ', 'Ü', 'ß']
const awkwardTerms = [
  ...['"', "'", '\\', '/', '*', '?', '[1 TO', '{!join', '&&', '||', '<b>', '#', '+', '%', ';', ','],
  ...[
    '$',
    '\u0024{',
    '__PROTO__',
    'constructor',
    '湖',
    'البحيرة',
    '😀',
    'İ',
    'ſ',
    '\t',
    '.*',
    '(?i)',
  ],
]
const ofBend = toggleFacet([], { field: 'city', mode: 'or' }, 'Bend')

/** Values that contain a term, and the next values of a long list. */
export const foundValueRequests = [
  ...plainTerms.map((term) => find(`hosts with ${term}`, 'host', { term })),
  ...awkwardTerms.map((term) => find(`tags with ${JSON.stringify(term)}`, 'tags', { term })),
  ...[0, 30, 60, 300, 5000].map((offset) => find(`hosts from ${offset} on`, 'host', { offset })),
  ...[0, 10, 20].map((offset) =>
    find(`hosts with a from ${offset} on`, 'host', { term: 'a', offset, limit: 10 }),
  ),
  find('a thousand hosts', 'host', { limit: 1000 }),
  find('tags by name', 'tags', { term: 'an', facet: { sort: 'index' } }),
  find('tags by name, from 20 on', 'tags', { term: 'a', offset: 20, facet: { sort: 'index' } }),
  find('beside a query and a filter', 'host', { term: 'a', q: 'lake', fq: ofBend }),
  find('of an or-facet with its own filter', 'city', {
    term: 'E',
    fq: ofBend,
    facet: { mode: 'or' },
  }),
  find('of an and-facet with its own filter', 'city', { term: 'e', fq: ofBend }),
  find('with a prefix', 'host', { term: 'a', facet: { prefix: 'B' } }),
  find('zeros included', 'host', { term: 'ab', fq: ofBend, facet: { mincount: 0 } }),
  find('without the missing bucket', 'city', { facet: { missing: true } }),
  find('without what only documents need', 'city', {
    term: 'e',
    params: { hl: 'true', 'hl.fl': 'title', fl: 'id,title', 'facet.field': 'region' },
  }),
  find('words of a text', 'suggest', { term: 'ake' }),
  find('paths', 'category', { term: 'LOG' }),
  find('levels', 'category_levels', { term: '1/' }),
  ...['enum', 'fc', 'fcs', 'uif'].map((method) =>
    find(`method ${method}`, 'amenities', { term: 'A', facet: { method } }),
  ),
]
