import fc from 'fast-check'
import { toggleFacet } from '../../../src/facets/toggleFacet'
import { noParams, type SearchParams } from '../../../src/solr/request/params'
import { refuseParams } from '../../../src/solr/request/refuse'
import { isSortList } from '../../../src/sort/sortList'
import { anyText, anyValue } from '../arbitraries'

const asked = (params: Partial<SearchParams>) => refuseParams({ ...noParams, ...params })
const MACRO = ['$', '{q}'].join('')

describe('a link that reaches too far (design decision 8)', () => {
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
    '{!tag=a v=$b}a',
    MACRO,
    `"${MACRO}"`,
    `${['$', '{x:{}'].join('')}!join}x`,
  ])('%s is dropped from fq and bq, and taken as text in q', (value) => {
    const { params, refused } = asked({ q: value, fq: ['a:1', value], bq: [value] })
    expect(params.fq).toEqual(['a:1'])
    expect(params.bq).toEqual([])
    expect(params.q).toMatch(/^"[\s\S]*"$/)
    expect(refused).toEqual([
      { name: 'q', value },
      { name: 'fq', value },
      { name: 'bq', value },
    ])
    expect(refuseParams(params).refused).toEqual([])
  })

  test.each([
    '',
    'lake cabin',
    '"what is {!this}?"',
    '"a \\" {!b}"',
    '{!tag=city}city:Bern',
    '{!tag=city}city:( "a {!b}" OR (*:* -city:[* TO *]) )',
    'my_query_:x',
    'foo {bar} !baz',
    'and/or',
    '5" pipe',
  ])('%s stands as it is', (value) => {
    const input: SearchParams = { ...noParams, q: value, fq: [value] }
    expect(refuseParams(input)).toEqual({ params: input, refused: [] })
    expect(refuseParams(input).params).toBe(input)
  })

  it('never refuses what a facet chose', () => {
    fc.assert(
      fc.property(fc.array(anyValue), fc.constantFrom('and', 'or', 'single'), (values, mode) => {
        const fq = values.reduce<readonly string[]>(
          (all, value) => toggleFacet(all, { field: 'tags', mode: mode as 'and' }, value),
          [],
        )
        expect(asked({ fq }).refused).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('leaves a query that is fine the second time', () => {
    fc.assert(
      fc.property(anyText, (q) => {
        expect(refuseParams(asked({ q: `${q}{!join}${q}` }).params).refused).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('has a sort of names with asc or desc, or none', () => {
    expect(asked({ sort: 'price asc, random_42 desc' }).refused).toEqual([])
    expect(asked({ sort: 'query($x) asc' })).toEqual({
      params: noParams,
      refused: [{ name: 'sort', value: 'query($x) asc' }],
    })
    expect(asked({ sort: 'price' }).params.sort).toBe('')
    expect(['price asc', 'a.b  desc,score desc'].every(isSortList)).toBe(true)
    expect(['', 'price up', 'price asc,', 'sum(a,b) asc', '{!a} asc'].some(isSortList)).toBe(false)
  })

  it('is refused in the other exposed params too', () => {
    const { params, refused } = asked({ extra: { boost: ['{!func}x', 'rating'] } })
    expect(params.extra).toEqual({ boost: ['rating'] })
    expect(refused).toEqual([{ name: 'boost', value: '{!func}x' }])
  })
})
