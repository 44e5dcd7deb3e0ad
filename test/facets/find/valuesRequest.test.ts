import { valuesRequest } from '../../../src/facets/find/valuesRequest'
import { searchBody } from '../../../src/solr/request/searchBody'
import type { SearchRequest } from '../../../src/solr/request/searchRequest'

const search: SearchRequest = {
  params: {
    q: 'lake',
    fq: ['{!tag=host}host:Ada', 'bundle:cabin'],
    sort: 'price asc',
    start: 48,
    bq: ['city:Bern'],
    extra: {},
  },
  facets: [
    { field: 'host', mode: 'or', limit: 50, sort: 'index', offset: 10, missing: true },
    { field: 'city', mode: 'and', limit: 7 },
  ],
  rows: 24,
  defaultBoost: 'rating',
  context: { entityType: null, bundles: [], entityField: 'entity_type', bundleField: 'bundle' },
  extraParams: {
    fl: 'id,title',
    hl: 'true',
    'hl.fl': 'title',
    'f.host.facet.mincount': '2',
    'f.city.facet.prefix': 'B',
    'facet.query': '{!key=a}price:[* TO 5]',
    TZ: 'Europe/Berlin',
  },
  indexId: 'listings',
  siteHash: null,
}
const sent = (page: { term: string; offset: number; limit: number }) =>
  new URLSearchParams(searchBody(valuesRequest(search, { field: 'host', ...page })))

test('asks for what contains a term, in any case, among the documents of the search', () => {
  const body = sent({ term: " C:\\ca'b & ", offset: 0, limit: 100 })
  expect(body.get('q')).toBe('lake')
  expect(body.getAll('fq')).toEqual(['{!tag=host}host:Ada', 'bundle:cabin', 'index_id:listings'])
  expect(body.getAll('facet.field')).toEqual(['{!ex=host}host'])
  expect(body.get('f.host.facet.contains')).toBe("C:\\ca'b &")
  expect(body.get('f.host.facet.contains.ignoreCase')).toBe('true')
  expect(body.get('f.host.facet.limit')).toBe('100')
  expect(body.get('f.host.facet.mincount')).toBe('2')
  expect(body.get('f.host.facet.sort')).toBe('index')
  expect(body.get('TZ')).toBe('Europe/Berlin')
})

test('asks for no documents and nothing that only they need', () => {
  const body = sent({ term: 'a', offset: 0, limit: 100 })
  expect(body.get('rows')).toBe('0')
  for (const name of ['hl', 'hl.fl', 'facet.query', 'f.city.facet.prefix', 'sort', 'bq', 'boost'])
    expect(body.get(name)).toBeNull()
})

test('asks for the next values behind those that are listed, from the configured offset on', () => {
  const body = sent({ term: '', offset: 100, limit: 100 })
  expect(body.get('f.host.facet.offset')).toBe('110')
  expect(body.get('f.host.facet.contains')).toBeNull()
  expect(body.get('f.host.facet.missing')).toBe('false')
})
