/** @jest-environment node */
import { ask, idsOf } from './smallEngine'

const search = (q: string, ...pairs: readonly (readonly [string, string])[]) =>
  idsOf(['q', q], ['defType', 'edismax'], ...pairs)

test('finds any of the words, those with all first', () => {
  expect(search('quiet cabin')).toEqual(['lake', 'bare', 'beach'])
  expect(search('quiet cabin', ['mm', '100%'])).toEqual(['lake'])
  expect(search('quiet cabin', ['q.op', 'AND'])).toEqual(['lake'])
})

test('counts what a group holds as words, unless the group as a whole must match', () => {
  expect(search('(quiet OR brick)', ['mm', '100%'])).toEqual([])
  expect(search('+(quiet OR brick)', ['mm', '100%'])).toEqual(search('quiet OR brick'))
  expect(search('(quiet OR brick)', ['mm', '100%'], ['q.op', 'AND'])).toHaveLength(3)
})

test('finds words of fields that are kept whole', () => {
  expect(search('tahoe')).toEqual(['lake'])
})

test('knows plus, minus, phrases, fields, prefixes, groups and operators', () => {
  expect(search('+quiet -cabin')).toEqual(['beach'])
  expect(search('-cabin')).toEqual(['loft', 'beach'])
  expect(search('"quiet lake"')).toEqual(['beach'])
  expect(search('city:Seattle')).toEqual(['loft'])
  expect(search('mark*')).toEqual(['loft'])
  expect(search('cabin AND (quiet OR brick)')).toEqual(['lake'])
  expect(search('cabin NOT quiet')).toEqual(['bare'])
  expect(search('price:[200 TO *]')).toEqual(['beach'])
})

test('never answers a syntax error to what a visitor typed', () => {
  expect(search('cabin AND')).toEqual(expect.arrayContaining(['lake', 'bare']))
  expect(search('"quiet cabin')).toEqual(expect.arrayContaining(['lake']))
  expect(search('note: cabin (')).toEqual(expect.arrayContaining(['lake', 'bare']))
  expect(search('nothere: cabin')).toEqual(expect.arrayContaining(['lake', 'bare']))
  expect(search('???')).toEqual(expect.any(Array))
  expect(search('!!!')).toEqual([])
})

test('takes a name that is no field for the first half of a word', () => {
  expect(search('nothere:cabin')).toEqual([])
  expect(search('nothere:cabin loft')).toEqual(['loft'])
})

test('looks for words in the fields of qf alone', () => {
  expect(search('lake')).toEqual(['lake', 'beach'])
  expect(search('lake', ['qf', 'words'])).toEqual(['lake'])
  expect(search('seattle', ['qf', 'title'])).toEqual([])
  expect(() => search('lake', ['qf', 'nothere^2'])).toThrow('undefined field nothere')
})

test('leaves out a value that its field cannot have', () => {
  expect(search('price:cheap quiet')).toEqual(['lake', 'beach'])
  expect(search('price:"cabin lake"')).toEqual([])
})

test('takes a thousand open brackets for what they are', () => {
  expect(search(`${'('.repeat(5000)}cabin`)).toEqual(expect.arrayContaining(['lake', 'bare']))
})

test('does not run other query parsers from the query', () => {
  expect(search('{!join from=id to=id}*:*')).not.toContain('bare')
})

test('finds nothing without a query', () => {
  expect(search('')).toEqual([])
})

test('prefers what bq names without leaving the rest out', () => {
  expect(search('*:*')[0]).toBe('lake')
  expect(search('*:*', ['bq', 'city:( Bend Seattle )'])).toEqual(['loft', 'beach', 'lake', 'bare'])
  expect(search('*:*', ['bq', 'id:bare^5'], ['bq', 'id:beach'])).toEqual([
    ...['bare', 'beach', 'lake', 'loft'],
  ])
})

test('multiplies scores by a numeric boost', () => {
  const best = (boost: string) =>
    ask(['q', 'lake'], ['defType', 'edismax'], ['fl', 'id,score'], ['boost', boost]).response
      .maxScore ?? 0
  expect(best('3')).toBeCloseTo(best('1') * 3)
  expect(best('recip(price)')).toBe(best('1'))
})
