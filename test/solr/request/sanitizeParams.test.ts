import fc from 'fast-check'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { noParams, type SearchParams } from '../../../src/solr/request/params'
import { sanitizeParams } from '../../../src/solr/request/sanitizeParams'
import { isSortList } from '../../../src/sort/sortList'
import { anyText, anyValue } from '../arbitraries'

const sanitize = (params: Partial<SearchParams>) => sanitizeParams({ ...noParams, ...params })
const MACRO = ['$', '{q}'].join('')

describe('sanitizeParams (design decision 8)', () => {
  it('removes control characters before it looks for local params', () => {
    const { params, rejected } = sanitize({
      q: 'lake\0 cabin',
      fq: ['city:\u0007Bern', '{\0!join from=a to=b}x', 'city:"a\tb"'],
    })
    expect(params.q).toBe('lake cabin')
    expect(params.fq).toEqual(['city:Bern', 'city:"a\tb"'])
    expect(rejected).toEqual([{ name: 'fq', value: '{!join from=a to=b}x' }])
  })

  it('drops what is nothing but control characters, without a report', () => {
    const { params, rejected } = sanitize({ fq: ['\0'], bq: ['\u0007'], extra: { rows: ['\0'] } })
    expect([params.fq, params.bq, params.extra, rejected]).toEqual([[], [], { rows: [] }, []])
  })

  it('drops unusable filters without a report', () => {
    const { params, rejected } = sanitize({ fq: [':', 'price:[9 TO 3]', 'a:1', 'a:1'] })
    expect([params.fq, rejected]).toEqual([['a:1'], []])
  })

  test.each([
    '{!join from=a to=b}x',
    'lake {!xmlparser}x',
    '_query_:"{!join from=a to=b}x"',
    '_quer\\u0079_:"x"',
    '_quer\\y_ :"x"',
    '_val_:"{!func}x"',
    '(_query_:x)',
    '"open {!join}',
    '/"/ {!join}x "',
    '[a" TO b] {!join}x "',
    '/* " */ {!join}x "',
    '{!tag=a}{!join}x',
    '{!tag=$x}a',
    '{\\{!join}x',
    '{!tag=a v=$b}a',
    MACRO,
    `"${MACRO}"`,
    `${['$', '{x:{}'].join('')}!join}x`,
  ])('drops %s from fq and bq, and searches for it as text in q', (value) => {
    const { params, rejected } = sanitize({ q: value, fq: ['a:1', value], bq: [value] })
    expect(params.fq).toEqual(['a:1'])
    expect(params.bq).toEqual([])
    expect(params.q).toMatch(/^"[\s\S]*"$/)
    expect(rejected).toEqual([
      { name: 'q', value },
      { name: 'fq', value },
      { name: 'bq', value },
    ])
    expect(sanitizeParams(params).rejected).toEqual([])
  })

  test.each([
    'lake cabin',
    '"what is {!this}?"',
    '"a \\" {!b}"',
    '{!tag=city}city:Bern',
    '{!tag=city}city:( "a {!b}" OR (*:* -city:[* TO *]) )',
    'my_query_:x',
    'foo {bar} !baz',
    'and/or',
    '5" pipe',
  ])('leaves %s unchanged', (value) => {
    const input: SearchParams = { ...noParams, q: value, fq: [value] }
    expect(sanitizeParams(input)).toEqual({ params: input, rejected: [] })
    expect(sanitizeParams(input).params).toBe(input)
  })

  it('leaves params without a value unchanged', () => {
    expect(sanitizeParams(noParams)).toEqual({ params: noParams, rejected: [] })
    expect(sanitizeParams(noParams).params).toBe(noParams)
  })

  it('accepts every filter that a facet builds', () => {
    fc.assert(
      fc.property(fc.array(anyValue), fc.constantFrom('and', 'or', 'single'), (values, mode) => {
        const fq = values.reduce<readonly string[]>(
          (all, value) => toggleFacet(all, { field: 'tags', mode: mode as 'and' }, value),
          [],
        )
        expect(sanitize({ fq }).rejected).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('returns a query that it accepts the second time', () => {
    fc.assert(
      fc.property(anyText, (q) => {
        expect(sanitizeParams(sanitize({ q: `${q}{!join}${q}` }).params).rejected).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('accepts a sort of field names with asc or desc only', () => {
    expect(sanitize({ sort: 'price asc, random_42 desc' }).rejected).toEqual([])
    expect(sanitize({ sort: 'query($x) asc' })).toEqual({
      params: noParams,
      rejected: [{ name: 'sort', value: 'query($x) asc' }],
    })
    expect(sanitize({ sort: 'price' }).params.sort).toBe('')
    expect(['price asc', 'a.b  desc,score desc'].every(isSortList)).toBe(true)
    expect(['', 'price up', 'price asc,', 'sum(a,b) asc', '{!a} asc'].some(isSortList)).toBe(false)
  })

  it('checks the other exposed params too', () => {
    const { params, rejected } = sanitize({ extra: { boost: ['{!func}x', 'rating'] } })
    expect(params.extra).toEqual({ boost: ['rating'] })
    expect(rejected).toEqual([{ name: 'boost', value: '{!func}x' }])
  })
})
