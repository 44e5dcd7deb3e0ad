/** @jest-environment node */
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { datesRequest } from '../../../src/facets/dates/datesRequest'
import { parsePreset } from '../../../src/facets/dates/presets/preset'
import { noParams } from '../../../src/solr/request/params'
import { type SearchRequest, searchBody } from '../../../src/solr/request/searchBody'

const presets = ['today', 'weekend'].flatMap((text) => parsePreset(text) ?? [])

/** The params of the request of a search with one facet of dates, on a Wednesday. */
function paramsOf(
  fq: readonly string[],
  further: object = {},
  extraParams: SearchRequest['extraParams'] = {},
  others: readonly FacetConfig[] = [],
) {
  const facet = {
    ...facetFromSettings({ field: 'open' }, 'dates'),
    further: { presets, ...further },
  }
  const request: SearchRequest = {
    params: { ...noParams, fq },
    facets: [
      { field: 'city', mode: 'or' },
      { field: 'open', mode: 'single' },
    ],
    rows: 10,
    context: { entityType: null, bundles: [], entityField: 'type', bundleField: 'bundle' },
    extraParams,
    indexId: null,
    siteHash: null,
  }
  const now = Date.parse('2026-07-01T12:00:00Z')
  const body = new URLSearchParams(
    searchBody(datesRequest(request, facet, [...others, facet], now)),
  )
  return (name: string) => body.getAll(name)
}

test('asks for the choice, tagged, in its place among the filters', () => {
  const params = paramsOf(['city:Rome', 'open:today', 'price:[1 TO 2]'])
  expect(params('fq')).toEqual([
    'city:Rome',
    '{!tag=open}open:[NOW/DAY TO NOW/DAY+1DAY}',
    'price:[1 TO 2]',
  ])
  expect(params('facet.field')).toEqual(['{!ex=city}city'])
})

test('counts the presets as if no date were chosen', () => {
  expect(paramsOf(['open:today'])('facet.query')).toEqual([
    '{!ex=open key=open.0}open:[NOW/DAY TO NOW/DAY+1DAY}',
    '{!ex=open key=open.1}open:[2026-07-04T00:00:00Z TO 2026-07-06T00:00:00Z}',
  ])
  expect(paramsOf([], { availability: true })('facet.query')).toEqual([
    '{!ex=open key=open.0}-open:[2026-07-01 TO 2026-07-01]',
    '{!ex=open key=open.1}-open:[2026-07-04 TO 2026-07-05]',
  ])
  expect(paramsOf([], { presets: [] }, { 'facet.query': 'a:b' })('facet.query')).toEqual(['a:b'])
})

test('leaves out what Solr would reject, and filters of an edited link that choose no dates', () => {
  const hostile = [
    'open:[2026-02-30 TO *]',
    'open:[2026-07-09 TO 2026-07-01]',
    'open:yesterday',
    'open:( today OR weekend )',
    '{!tag=open}open:[now TO *]',
  ]
  expect(paramsOf(hostile)('fq')).toEqual([])
})

test('reckons in the time zone of the facet, or of the component', () => {
  const fq = ['open:[2026-03-29 TO 2026-03-29]']
  const berlin = paramsOf(fq, { time_zone: 'Europe/Berlin' })
  expect(berlin('TZ')).toEqual(['Europe/Berlin'])
  expect(berlin('fq')).toEqual(['{!tag=open}open:[2026-03-28T23:00:00Z TO 2026-03-29T22:00:00Z}'])
  const tokyo = paramsOf(fq, { time_zone: 'Europe/Berlin' }, { TZ: 'Asia/Tokyo' })
  expect(tokyo('TZ')).toEqual(['Asia/Tokyo'])
  expect(tokyo('fq')).toEqual(['{!tag=open}open:[2026-03-28T15:00:00Z TO 2026-03-29T15:00:00Z}'])
  expect(paramsOf(fq)('TZ')).toEqual([])
})

test('reckons all facets of a search in one time zone, that of the first which names one', () => {
  const other = {
    ...facetFromSettings({ field: 'created' }, 'dates'),
    further: { time_zone: 'Asia/Tokyo' },
  }
  const fq = ['open:[2026-03-29 TO 2026-03-29]']
  const params = paramsOf(fq, { time_zone: 'Europe/Berlin' }, {}, [other])
  expect(params('TZ')).toEqual(['Asia/Tokyo'])
  expect(params('fq')).toEqual(['{!tag=open}open:[2026-03-28T15:00:00Z TO 2026-03-29T15:00:00Z}'])
})

test('a time zone of the component that nobody knows is left to Solr', () => {
  expect(paramsOf(['open:[2026-03-29 TO *]'], {}, { TZ: 'Mars/Olympus' })('fq')).toEqual([
    '{!tag=open}open:[2026-03-29T00:00:00Z TO *]',
  ])
})

test.each([
  [12, 'NOW/MONTH', 'NOW/MONTH+12MONTHS'],
  [1, 'NOW/MONTH', 'NOW/MONTH+1MONTH'],
  [-12, 'NOW/MONTH-11MONTHS', 'NOW/MONTH+1MONTH'],
  [-1, 'NOW/MONTH', 'NOW/MONTH+1MONTH'],
])('counts %d months', (months, start, end) => {
  const params = paramsOf([], { months })
  expect(params('facet.range')).toEqual(['{!ex=open}open'])
  expect(params('f.open.facet.range.start')).toEqual([start])
  expect(params('f.open.facet.range.end')).toEqual([end])
  expect(params('f.open.facet.range.gap')).toEqual(['+1MONTH'])
})

test('without months there is no histogram, nor one of availability', () => {
  expect(paramsOf([])('facet.range')).toEqual([])
  expect(paramsOf([], { months: 6, availability: true })('facet.range')).toEqual([])
})
