import fc from 'fast-check'
import { orFilter } from '../../src/facets/orFilter'
import { type Filter, parseFilter } from '../../src/filters/filter'
import { formatFilter } from '../../src/filters/formatFilter'
import { anyField, anyText, anyValue } from '../solr/arbitraries'

const values = (mode: 'and' | 'or' | 'single', ...list: (string | null)[]): Filter => ({
  kind: 'values',
  field: 'city',
  mode,
  values: list,
})

describe('parseFilter and formatFilter', () => {
  test.each<[string, Filter]>([
    ['city:Bern', values('and', 'Bern')],
    ['city:"New York"', values('and', 'New York')],
    ['{!tag=city}city:Bern', values('single', 'Bern')],
    ['{!tag=city}city:( Bern OR "New York" )', values('or', 'Bern', 'New York')],
    ['{!tag=city}city:( Bern )', values('or', 'Bern')],
    ['-city:[* TO *]', values('and', null)],
    ['{!tag=city}-city:[* TO *]', values('single', null)],
    ['{!tag=city}city:( Bern OR (*:* -city:[* TO *]) )', values('or', 'Bern', null)],
    ['city:[1 TO 5]', { kind: 'range', field: 'city', tag: null, min: '1', max: '5' }],
    ['{!tag=city}city:[* TO 5]', { kind: 'range', field: 'city', tag: 'city', min: '*', max: '5' }],
  ])('reads and formats %s', (text, filter) => {
    expect(parseFilter(text)).toEqual(filter)
    expect(formatFilter(filter)).toBe(text)
  })

  test.each<[string, Filter]>([
    ['  city: Bern ', values('and', 'Bern')],
    ['city:(Bern OR  "New York")', values('or', 'Bern', 'New York')],
    ['city:(Bern OR Basel OR Bern)', values('or', 'Bern', 'Basel')],
    ['city:(Bern AND Basel)', values('and', 'Bern', 'Basel')],
    [
      '{!tag=city} city:[ 1  TO  5 ]',
      { kind: 'range', field: 'city', tag: 'city', min: '1', max: '5' },
    ],
    ['city:(Bern OR (*:* AND -city:[* TO *]))', values('or', 'Bern', null)],
  ])('reads %s, written by hand', (text, filter) => {
    expect(parseFilter(text)).toEqual(filter)
  })

  test.each([
    '',
    'Bern',
    'city:',
    'city:Be*',
    'city:Bern~2',
    'city:Bern^2',
    '-city:Bern',
    'city:Bern OR city:Basel',
    'city:(Bern Basel)',
    'city:(Bern OR Basel AND Thun)',
    'city:(Bern OR )',
    'city:(OR)',
    'city:AND',
    'city:{1 TO 5}',
    'city:(Bern OR (*:* -price:[* TO *]))',
    '{!join from=a to=b}city:Bern',
    '{!tag=city cache=false}city:Bern',
    'city:"open',
    'city:(open',
  ])('reads %j as a filter that no facet can show, with its text', (text) => {
    expect(parseFilter(text)).toEqual({ kind: 'other', text })
    expect(formatFilter(parseFilter(text))).toBe(text)
  })

  const anyFilter: fc.Arbitrary<Filter> = fc.oneof(
    fc.record({
      kind: fc.constant('values' as const),
      field: anyField,
      mode: fc.constant('or' as const),
      values: fc.uniqueArray(anyValue, { minLength: 1, maxLength: 5 }),
    }),
    fc.record({
      kind: fc.constant('values' as const),
      field: anyField,
      mode: fc.constantFrom('and' as const, 'single' as const),
      values: fc.tuple(anyValue),
    }),
    fc.record({
      kind: fc.constant('range' as const),
      field: anyField,
      tag: fc.constantFrom(null, 'price', 'a.b'),
      min: fc.constantFrom('*', '0', '-3.5', 'NOW/DAY', '2024-01-01T00:00:00Z'),
      max: fc.constantFrom('*', '10', 'NOW+1YEAR', '"a b"'),
    }),
  )

  it('reads back every filter that it formats', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(parseFilter(formatFilter(filter))).toEqual(filter)
      }),
      { numRuns: 3000 },
    )
  })

  it('never throws, and is stable after one rewrite', () => {
    fc.assert(
      fc.property(
        anyField,
        anyText,
        fc.constantFrom('', '{!tag=x}', '-', '{!tag='),
        (field, text, front) => {
          for (const fq of [text, `${front}${field}:${text}`, `${front}${field}:(${text})`]) {
            const filter = parseFilter(fq)
            const again = parseFilter(formatFilter(filter))
            expect(parseFilter(formatFilter(again))).toEqual(again)
          }
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('reads hostile lengths quickly', () => {
    const long = [
      ' '.repeat(200_000),
      '('.repeat(200_000),
      '"'.repeat(200_001),
      'a OR '.repeat(40_000),
    ]
    const before = performance.now()
    for (const text of long) {
      parseFilter(`city:${text}`)
      parseFilter(`city:(${text})`)
      parseFilter(text)
    }
    expect(performance.now() - before).toBeLessThan(1000)
  })

  it('returns null without values', () => {
    expect(orFilter('city', [])).toBeNull()
    expect(orFilter('city', ['Bern', null])).toBe(
      '{!tag=city}city:( Bern OR (*:* -city:[* TO *]) )',
    )
  })
})
