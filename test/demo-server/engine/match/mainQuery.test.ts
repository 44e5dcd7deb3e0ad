/** @jest-environment node */
import { idsOf, select } from '../smallEngine'

const search = (q: string, ...pairs: readonly (readonly [string, string])[]) =>
  idsOf(['q', q], ['defType', 'edismax'], ...pairs)

test('finds documents with any word, those with all words first', () => {
  expect(search('quiet cabin')).toEqual(['lake', 'bare', 'beach'])
  expect(search('quiet cabin', ['mm', '100%'])).toEqual(['lake'])
  expect(search('quiet cabin', ['q.op', 'AND'])).toEqual(['lake'])
})

test('counts the words of a group for mm, unless the group itself is required', () => {
  expect(search('(quiet OR brick)', ['mm', '100%'])).toEqual([])
  expect(search('+(quiet OR brick)', ['mm', '100%'])).toEqual(search('quiet OR brick'))
  expect(search('(quiet OR brick)', ['mm', '100%'], ['q.op', 'AND'])).toHaveLength(3)
})

test('finds words of string fields that are copied into a text field', () => {
  expect(search('tahoe')).toEqual(['lake'])
})

test('reads plus, minus, phrases, fields, prefixes, groups and operators', () => {
  expect(search('+quiet -cabin')).toEqual(['beach'])
  expect(search('-cabin')).toEqual(['loft', 'beach'])
  expect(search('"quiet lake"')).toEqual(['beach'])
  expect(search('city:Seattle')).toEqual(['loft'])
  expect(search('mark*')).toEqual(['loft'])
  expect(search('cabin AND (quiet OR brick)')).toEqual(['lake'])
  expect(search('cabin NOT quiet')).toEqual(['bare'])
  expect(search('price:[200 TO *]')).toEqual(['beach'])
})

test('never responds with a syntax error', () => {
  expect(search('cabin AND')).toEqual(expect.arrayContaining(['lake', 'bare']))
  expect(search('"quiet cabin')).toEqual(expect.arrayContaining(['lake']))
  expect(search('note: cabin (')).toEqual(expect.arrayContaining(['lake', 'bare']))
  expect(search('nothere: cabin')).toEqual(expect.arrayContaining(['lake', 'bare']))
  expect(search('???')).toEqual(expect.any(Array))
  expect(search('!!!')).toEqual([])
})

test('reads an unknown field name as the first part of a word', () => {
  expect(search('nothere:cabin')).toEqual([])
  expect(search('nothere:cabin loft')).toEqual(['loft'])
})

test('searches only the fields of qf', () => {
  expect(search('lake')).toEqual(['lake', 'beach'])
  expect(search('lake', ['qf', 'words'])).toEqual(['lake'])
  expect(search('seattle', ['qf', 'title'])).toEqual([])
  expect(() => search('lake', ['qf', 'nothere^2'])).toThrow('undefined field nothere')
})

test('ignores a clause whose value its field cannot have', () => {
  expect(search('price:cheap quiet')).toEqual(['lake', 'beach'])
  expect(search('price:"cabin lake"')).toEqual([])
})

test('reads thousands of open parentheses as text', () => {
  expect(search(`${'('.repeat(5000)}cabin`)).toEqual(expect.arrayContaining(['lake', 'bare']))
})

test('does not run another query parser', () => {
  expect(search('{!join from=id to=id}*:*')).not.toContain('bare')
})

test('finds nothing for an empty query', () => {
  expect(search('')).toEqual([])
})

test('ranks documents of bq first and keeps the others', () => {
  expect(search('*:*')[0]).toBe('lake')
  expect(search('*:*', ['bq', 'city:( Bend Seattle )'])).toEqual(['loft', 'beach', 'lake', 'bare'])
  expect(search('*:*', ['bq', 'id:bare^5'], ['bq', 'id:beach'])).toEqual([
    ...['bare', 'beach', 'lake', 'loft'],
  ])
})

test('multiplies scores by a numeric boost', () => {
  const best = (boost: string) =>
    select(['q', 'lake'], ['defType', 'edismax'], ['fl', 'id,score'], ['boost', boost]).response
      .maxScore ?? 0
  expect(best('3')).toBeCloseTo(best('1') * 3)
  expect(best('recip(price)')).toBe(best('1'))
})
