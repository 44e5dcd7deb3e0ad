import { furtherFacet } from '../../../src/facets/further/furtherConfig'
import { numbersOnly } from '../../../src/facets/further/numbersOnly'
import { scale } from '../../../src/facets/range/scaleKind'
import { rating } from '../../../src/facets/rating/rating'
import { aRequest } from '../support/aRequest'

const isNumeric = (fq: string, steps = [1]) => numbersOnly('score', steps)(fq)

test('keeps the filters of other fields', () => {
  expect(isNumeric('city:Rome')).toBe(true)
})

test.each([
  'score:[4 TO *]',
  '{!tag=score}score:[* TO 12]',
  'score:[-5 TO "7"]',
  'score:4',
  '-score:[* TO *]',
])('keeps %s', (fq) => {
  expect(isNumeric(fq)).toBe(true)
})

test.each([
  'score:[abc TO *]',
  'score:[4 TO 4e5]',
  'score:[4.5 TO *]',
  'score:[0x10 TO *]',
  'score:[99999999999999999999 TO *]',
  'score:lots',
  'score:[4 TO 5}',
  'score:""',
  'score:[4 TO',
  '{!tag=score}score:(4 OR five)',
  '-score:five',
  'score:"*"',
])('leaves out %s', (fq) => {
  expect(isNumeric(fq)).toBe(false)
})

test('has as many decimals as the steps', () => {
  expect(isNumeric('score:[4.5 TO *]', [0.5])).toBe(true)
  expect(isNumeric('score:[4.55 TO *]', [0.5])).toBe(false)
  expect(isNumeric('score:[4.55 TO *]', [5, 0.25])).toBe(true)
})

test('has as large numbers as an int of Solr, or as what is configured', () => {
  expect(isNumeric('score:[-2147483647 TO 2147483647]')).toBe(true)
  expect(isNumeric('score:[2147483648 TO *]')).toBe(false)
  expect(isNumeric('score:[2147483648 TO *]', [1, 5e9])).toBe(true)
})

test.each([
  ['ratings', rating, 'rating', {}],
  ['stepped sliders', scale, 'range', { step: 5 }],
])('%s leave it out of the request', (_, kind, widget, further) => {
  const facet = furtherFacet({ field: 'score', ...further }, widget, [kind])
  const sent = kind.request?.(aRequest(['score:[abc TO *]']), facet, {} as never)
  expect(sent?.params.fq).toEqual([])
})
