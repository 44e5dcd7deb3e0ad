/** @jest-environment node */
import { compareCodePoints } from '../../demo/server/engine/index/compareCodePoints'
import { dateMath } from '../../demo/server/engine/index/dateMath'
import { words } from '../../demo/server/engine/index/words'
import { editDistance } from '../../demo/server/engine/match/editDistance'

test('orders terms by code point, signs beyond the basic plane last', () => {
  const terms = ['🏔', '\uff5e', 'é', 'z', 'Z', 'za', '']
  expect([...terms].sort(compareCodePoints)).toEqual(['', 'Z', 'z', 'za', 'é', '\uff5e', '🏔'])
})

test('splits text into words of all scripts', () => {
  expect(words("Tom & Jerry's <em>cosy</em> 4.5-star")).toEqual([
    ...['tom', "jerry's", 'em', 'cosy', 'em', '4.5', 'star'],
  ])
  expect(words('A:b 1,000.5 a,b 1:2 a.1')).toEqual([
    ...['a:b', '1,000.5', 'a', 'b', '1', '2', 'a', '1'],
  ])
  expect(words('إطلالة على البحيرة')).toEqual(['إطلالة', 'على', 'البحيرة'])
  expect(words('湖の眺め キャビン')).toEqual(['湖', 'の', '眺', 'め', 'キャビン'])
})

test.each([
  ['2026-01-31T10:00:00Z+1MONTH', '2026-02-28T10:00:00.000Z'],
  ['2026-05-17T10:11:12Z/MONTH', '2026-05-01T00:00:00.000Z'],
  ['2026-05-17T10:11:12Z/DAY-2HOURS', '2026-05-16T22:00:00.000Z'],
  ['2024-02-29T00:00:00Z+1YEAR', '2025-02-28T00:00:00.000Z'],
])('reads the date %s', (text, expected) => {
  expect(new Date(dateMath(text)).toISOString()).toBe(expected)
})

test.each(['2026-05', 'NOW+1FORTNIGHT', 'tomorrow', ''])('refuses the date %j', (text) => {
  expect(() => dateMath(text)).toThrow(/date/i)
})

test('counts letters changed, added, left out and swapped', () => {
  expect(editDistance('cabin', 'cabin', 2)).toBe(0)
  expect(editDistance('cabin', 'cabni', 2)).toBe(1)
  expect(editDistance('cabin', 'cabbins', 2)).toBe(2)
  expect(editDistance('cabin', 'loft', 2)).toBeNull()
})
