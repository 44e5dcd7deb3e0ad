import { bucketFilter } from '../../../src/facets/buckets/bucketFilter'
import { bucketRequest } from '../../../src/facets/buckets/bucketRequest'
import { parseBuckets } from '../../../src/facets/buckets/parseBuckets'
import { searchBody } from '../../../src/solr/request/searchBody'
import type { SearchRequest } from '../../../src/solr/request/searchRequest'
import { aRequest } from '../support/aRequest'

const buckets = parseBuckets(['0', '100', '200', '*']) ?? []

const extraParams = { 'facet.query': 'city:Bern' }

const sent = (fq: readonly string[], facets: SearchRequest['facets'] = []) =>
  new URLSearchParams(
    searchBody(bucketRequest(aRequest(fq, { facets, extraParams }), 'price', buckets)),
  )

describe('the filter of buckets', () => {
  it.each([
    ['{!tag=price}price:100-200', '{!tag=price}price:[100 TO 200}'],
    ['price:200-', '{!tag=price}price:[200 TO *]'],
    ['{!tag=price}price:"-100"', '{!tag=price}price:[* TO 100}'],
    ['{!tag=price}price:( 0-100 OR 200- )', '{!tag=price}price:( [0 TO 100} OR [200 TO *] )'],
    ['{!tag=price}price:120', '{!tag=price}price:120'],
    ['{!tag=price}price:( 120 OR 7 )', '{!tag=price}price:( 120 OR 7 )'],
    ['{!tag=price}-price:[* TO *]', '{!tag=price}-price:[* TO *]'],
    [
      '{!tag=price}price:( (*:* -price:[* TO *]) OR 0-100 )',
      '{!tag=price}price:( (*:* -price:[* TO *]) OR [0 TO 100} )',
    ],
  ])('%s is sent as %s', (text, expected) => {
    expect(bucketFilter(text, 'price', buckets)).toBe(expected)
  })

  it.each([
    'city:100-200',
    '{!tag=price}price:[5 TO 9]',
    'price:[5 TO 9}',
    'price:[* TO 2147483647]',
    '-price:0-100',
  ])('%s is sent as it is', (text) => {
    expect(bucketFilter(text, 'price', buckets)).toBe(text)
  })

  it('leaves out what an edited link cannot mean', () => {
    expect(bucketFilter('price:cheap', 'price', buckets)).toBe('')
    expect(bucketFilter('price:"200-100"', 'price', buckets)).toBe('')
    expect(bucketFilter('price:( cheap OR "0-100 OR x:y" OR 0-100 )', 'price', buckets)).toBe(
      '{!tag=price}price:( [0 TO 100} )',
    )
  })
})

describe('the request of buckets', () => {
  it.each([
    'price:[cheap TO *]',
    'price:[0 TO 9e9}',
    'price:[5 TO',
    'price:ch*',
    '-price:0-100',
    'price:[0 TO 2147483648]',
    'price:3000000000-',
    'price:99.5-150',
    'price:( 0-100 OR cheap )',
  ])('leaves out %s, which a field of such buckets cannot be asked for', (text) => {
    const body = sent([text])
    expect(body.getAll('fq')).toEqual([])
    expect(body.getAll('facet.query')).toHaveLength(4)
  })

  it('takes numbers as large and as exact as its buckets', () => {
    const filters = (text: string) => {
      const fine = parseBuckets(['0.5', '5000000000']) ?? []
      return bucketRequest(aRequest([text]), 'price', fine).params.fq
    }
    expect(filters('price:0.5-1.5')).toEqual(['{!tag=price}price:[0.5 TO 1.5}'])
    expect(filters('price:3000000000-')).toEqual(['{!tag=price}price:[3000000000 TO *]'])
    expect(filters('price:[-1.5 TO "0.5"]')).toEqual(['price:[-1.5 TO "0.5"]'])
    expect(filters('price:6000000000-')).toEqual([])
  })

  it('counts each bucket without the filters of the field, and no values', () => {
    const body = sent(
      [],
      [
        { field: 'price', mode: 'or' },
        { field: 'city', mode: 'or' },
      ],
    )
    expect(body.getAll('facet.field')).toEqual(['{!ex=city}city'])
    expect(body.getAll('facet.query')).toEqual([
      'city:Bern',
      '{!ex=price key=price:0-100}price:[0 TO 100}',
      '{!ex=price key=price:100-200}price:[100 TO 200}',
      '{!ex=price key=price:200-}price:[200 TO *]',
    ])
  })

  it('keeps the extent that a slider of the field needs', () => {
    const body = sent([], [{ field: 'price', mode: 'or', stats: true }])
    expect(body.getAll('stats.field')).toEqual(['{!ex=price}price'])
  })

  it('filters by the chosen buckets, and counts those of a link too', () => {
    const body = sent(['city:Bern', '{!tag=price}price:( 0-100 OR 50-60 )'])
    expect(body.getAll('fq')).toEqual([
      'city:Bern',
      '{!tag=price}price:( [0 TO 100} OR [50 TO 60} )',
    ])
    expect(body.getAll('facet.query').at(-1)).toBe('{!ex=price key=price:50-60}price:[50 TO 60}')
  })
})
