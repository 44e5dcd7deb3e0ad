/** @jest-environment node */
import { termFilter } from '../../../../demo/server/engine/facets/termFilter'

const contains = (part: string, term: string) =>
  termFilter({ prefix: '', contains: part, containsIgnoresCase: true, matches: null })(term)

test.each([
  ['ZÜR', 'Zürich'],
  ['straße', 'Hauptstraße'],
  ['STRAßE', 'Hauptstraße'],
  ['ΟΔΟΣ', 'οδος'],
  ['οδος', 'οδοΣ'],
  ['C:\\', 'c:\\cabins'],
  ['İ', 'ski-in'],
  ['.*', 'a.*b'],
  ['İ', 'Amir'],
  ['mir', 'AMİR'],
])('finds %s in %s in any case', (part, term) => {
  expect(contains(part, term)).toBe(true)
})

test.each([
  ['strasse', 'Hauptstraße'],
  ['.*', 'ab'],
  ['zur', 'Zürich'],
])('does not find %s in %s, as Java compares', (part, term) => {
  expect(contains(part, term)).toBe(false)
})
