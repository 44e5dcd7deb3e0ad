import { foldCase } from '../../../src/facets/find/foldCase'
import { matchParts } from '../../../src/facets/find/matchParts'

const marked = (text: string, term: string) =>
  matchParts(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Lugano', 'lug', '[Lug]ano'],
  ['Zürich', 'ZÜR', '[Zür]ich'],
  ['banana', 'an', 'b[an][an]a'],
  ['İstanbul', 'stan', 'İ[stan]bul'],
  ['İstanbul', 'IS', '[İs]tanbul'],
  ['Straße', 'SSE', 'Straße'],
  ['<b>x</b>', '<B>', '[<b>]x</b>'],
  ['a.*b', '.*', 'a[.*]b'],
  ['بيوت على البحيرة', 'على', 'بيوت [على] البحيرة'],
  ['Lugano', '  lug ', '[Lug]ano'],
  ['Lugano', ' ', 'Lugano'],
  ['Lugano', 'x', 'Lugano'],
  ['aaa', 'aa', '[aa]a'],
])('marks in %s what matches %s', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected)
})

test('keeps the length of a text whose cases have other lengths', () => {
  for (const text of ['İIı', 'ß', 'ŉ', 'ΐ', '𝒳Ǆ']) expect(foldCase(text)).toHaveLength(text.length)
})
