/** @jest-environment node */
import { parseLucene } from '../../../../demo/server/engine/lucene/parseLucene'
import { unescapeLucene } from '../../../../demo/server/engine/lucene/unescapeLucene'

const term = (value: string, field: string | null = null) => ({ kind: 'term', field, value })

test('makes both neighbors of AND required and leaves the others optional', () => {
  expect(parseLucene('a AND b OR c')).toEqual({
    kind: 'boolean',
    clauses: [
      { occur: 'must', node: term('a') },
      { occur: 'must', node: term('b') },
      { occur: 'should', node: term('c') },
    ],
  })
})

test('reads plus, minus, NOT and ! as modifiers of one clause', () => {
  expect(parseLucene('+a -b !c NOT d')).toMatchObject({
    clauses: [{ occur: 'must' }, { occur: 'mustNot' }, { occur: 'mustNot' }, { occur: 'mustNot' }],
  })
})

test('applies the field before a group to every value in the group', () => {
  expect(parseLucene('tags:( a OR "b c" )')).toEqual({
    kind: 'boolean',
    clauses: [
      { occur: 'should', node: term('a', 'tags') },
      { occur: 'should', node: { kind: 'phrase', field: 'tags', value: 'b c', slop: 0 } },
    ],
  })
})

test('keeps signs and slashes inside a word', () => {
  expect(parseLucene('check-in/a+b!c')).toEqual(term('check-in/a+b!c'))
})

test('does not split words that begin with an operator', () => {
  expect(parseLucene('ANDROID')).toEqual(term('ANDROID'))
  expect(parseLucene('f:&&more')).toEqual(term('&&more', 'f'))
})

test('unescapes terms and phrases', () => {
  expect(parseLucene('f:C\\:\\\\a\\ b')).toEqual(term('C:\\a b', 'f'))
  expect(parseLucene('f:"say \\"hi\\""')).toMatchObject({ value: 'say "hi"' })
  expect(unescapeLucene('caf\\u00e9')).toBe('café')
})

test('reads ranges with mixed brackets, open ends and quoted ends', () => {
  expect(parseLucene('price:[10 TO *}')).toEqual({
    kind: 'range',
    field: 'price',
    range: { min: '10', max: null, includeMin: true, includeMax: false },
  })
  expect(parseLucene('f:{"a b" TO "*"]')).toMatchObject({
    range: { min: 'a b', max: '*', includeMin: false, includeMax: true },
  })
})

test('distinguishes wildcards, all documents and any value', () => {
  expect(parseLucene('*:*')).toEqual({ kind: 'all' })
  expect(parseLucene('*')).toEqual({ kind: 'all' })
  expect(parseLucene('f:*')).toEqual({ kind: 'exists', field: 'f' })
  expect(parseLucene('f:[* TO *]')).toEqual({ kind: 'exists', field: 'f' })
  expect(parseLucene('f:ca*')).toEqual({ kind: 'wildcard', field: 'f', pattern: 'ca*' })
})

test('reads boosts, slop and fuzziness', () => {
  expect(parseLucene('"a b"~3^2.5')).toEqual({
    kind: 'boosted',
    factor: 2.5,
    node: { kind: 'phrase', field: null, value: 'a b', slop: 3 },
  })
  expect(parseLucene('cabni~1')).toEqual({ kind: 'fuzzy', field: null, value: 'cabni', edits: 1 })
})

test.each([
  'f:a:b',
  '(a',
  'a)',
  '()',
  'AND a',
  'a OR',
  'f:',
  '"open',
  '[1 TO',
  '[1 2]',
  '/regex/',
  '{!join from=a to=b}c',
  'a {!xmlparser}b',
  'a^b',
  'ends\\',
])('rejects %s with a message', (text) => {
  expect(() => parseLucene(text)).toThrow(/\w+ \w+/)
})

test('rejects more clauses than Solr allows', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `a${i}`).join(' OR ')
  expect(() => parseLucene(many(1024))).not.toThrow()
  expect(() => parseLucene(many(1025))).toThrow('too many boolean clauses')
})
