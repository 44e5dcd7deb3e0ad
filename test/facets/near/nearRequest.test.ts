import { geofiltCount, nearRequest } from '../../../src/facets/near/nearRequest'
import { noParams, type SearchParams } from '../../../src/solr/request/params'
import { searchBody } from '../../../src/solr/request/searchBody'
import type { ExtraParams, SearchRequest } from '../../../src/solr/request/searchRequest'

function requestOf(params: Partial<SearchParams>, extraParams: ExtraParams = {}): SearchRequest {
  return {
    params: { ...noParams, ...params },
    facets: [],
    rows: 10,
    context: { entityType: null, bundles: [], entityField: 'entity_type', bundleField: 'bundle' },
    extraParams,
    indexId: null,
    siteHash: null,
  }
}

const sent = (params: Partial<SearchParams>, extraParams?: ExtraParams) =>
  new URLSearchParams(searchBody(nearRequest(requestOf(params, extraParams), 'place')))

test('sends a circle as geofilt, with the distances of the documents', () => {
  const body = sent({ fq: ['city:Rome', 'place:48.137,11.575,25'] })
  expect(body.getAll('fq')).toEqual([
    'city:Rome',
    '{!geofilt tag=near sfield=place pt=48.137,11.575 d=25}',
  ])
  expect([body.get('sfield'), body.get('pt')]).toEqual(['place', '48.137,11.575'])
  expect(body.getAll('fl')).toEqual(['id,distance:geodist()'])
})

test('asks for the distances beside the configured fields', () => {
  expect(sent({ fq: ['place:1,2,3'] }, { fl: 'id,title' }).getAll('fl')).toEqual([
    'id,title,distance:geodist()',
  ])
})

test('of any distance it sends the distances without a filter', () => {
  const body = sent({ fq: ['place:48.137,11.575'] })
  expect(body.getAll('fq')).toEqual([])
  expect(body.get('pt')).toBe('48.137,11.575')
})

test('sorts by distance from the center, and not from nowhere', () => {
  const fq = ['place:48.137,11.575,25']
  expect(sent({ fq, sort: 'distance asc' }).get('sort')).toBe('geodist() asc')
  expect(sent({ fq, sort: 'distance asc,price desc' }).get('sort')).toBe(
    'geodist() asc, price desc',
  )
  expect(sent({ sort: 'distance asc' }).get('sort')).toBeNull()
  expect(sent({ sort: 'distance asc, price asc' }).get('sort')).toBe('price asc')
})

test('tags the area of a map, so that places can be counted without it', () => {
  const body = sent({ fq: ['place:[48,11 TO 49,12]'] })
  expect(body.getAll('fq')).toEqual(['{!tag=near}place:[48,11 TO 49,12]'])
  expect(body.has('pt')).toBe(false)
})

test.each([
  'place:NaN,NaN,NaN',
  'place:91,0,25',
  'place:0,181,25',
  'place:48,11,-1',
  'place:48',
  'place:*',
  'place:[91,0 TO 92,0]',
  'place:[* TO *]',
  '-place:[* TO *]',
  'place:( 1 OR 2 )',
  '{!tag=near}place:1,2,3,4',
  'place:"48,11,25 d=99"',
  'place:1,2,3 OR *:*',
  '{!tag=place}place:1,2,3 AND city:x',
])('drops %s, which Solr would answer with an error', (text) => {
  const body = sent({ fq: [text, 'city:Rome'] })
  expect(body.getAll('fq')).toEqual(['city:Rome'])
  expect(body.has('sfield')).toBe(false)
})

test('sends one circle of several', () => {
  expect(sent({ fq: ['place:1,2,3', 'place:4,5,6'] }).getAll('fq')).toEqual([
    '{!geofilt tag=near sfield=place pt=1,2 d=3}',
  ])
})

test('counts what another radius would find', () => {
  expect(geofiltCount('place', { lat: 1, lng: 2, km: 50 }, 'near.50', 'near')).toBe(
    '{!geofilt key=near.50 ex=near sfield=place pt=1,2 d=50}',
  )
})
