/** @jest-environment node */
import { dateMath } from '../../../../demo/server/engine/index/dateMath'

test.each([
  ['2026-01-31T10:00:00Z+1MONTH', '2026-02-28T10:00:00.000Z'],
  ['2026-05-17T10:11:12Z/MONTH', '2026-05-01T00:00:00.000Z'],
  ['2026-05-17T10:11:12Z/DAY-2HOURS', '2026-05-16T22:00:00.000Z'],
  ['2024-02-29T00:00:00Z+1YEAR', '2025-02-28T00:00:00.000Z'],
])('reads the date %s', (text, expected) => {
  expect(new Date(dateMath(text)).toISOString()).toBe(expected)
})

test.each(['2026-05', 'NOW+1FORTNIGHT', 'tomorrow', ''])('rejects the date %j', (text) => {
  expect(() => dateMath(text)).toThrow(/date/i)
})
