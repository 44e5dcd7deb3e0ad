import { furtherFacet } from '../../../src/facets/further/furtherConfig'
import { numbersOnly } from '../../../src/facets/further/numbersOnly'
import { rating } from '../../../src/facets/rating/rating'
import { aRequest } from '../support/aRequest'

const kept = (fq: string, steps = [1]) => numbersOnly('score', steps)(fq)

test('keeps the filters of other fields', () => {
  expect(kept('city:Rome')).toBe(true)
})

test.each([
  'score:[4 TO *]',
  '{!tag=score}score:[* TO 12]',
  'score:[-5 TO "7"]',
  'score:4',
  '-score:[* TO *]',
])('keeps %s', (fq) => {
  expect(kept(fq)).toBe(true)
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
  expect(kept(fq)).toBe(false)
})

test('has as many decimals as the steps', () => {
  expect(kept('score:[4.5 TO *]', [0.5])).toBe(true)
  expect(kept('score:[4.55 TO *]', [0.5])).toBe(false)
  expect(kept('score:[4.55 TO *]', [5, 0.25])).toBe(true)
})

test('has as large numbers as an int of Solr, or as what is configured', () => {
  expect(kept('score:[-2147483647 TO 2147483647]')).toBe(true)
  expect(kept('score:[2147483648 TO *]')).toBe(false)
  expect(kept('score:[2147483648 TO *]', [1, 5e9])).toBe(true)
})

test('ratings leave it out of the request', () => {
  const facet = furtherFacet({ field: 'score' }, 'rating', [rating])
  const sent = rating.request?.(aRequest(['score:[abc TO *]']), facet, {} as never)
  expect(sent?.params.fq).toEqual([])
})
