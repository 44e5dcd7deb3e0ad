/** @jest-environment node */
import { select } from '../smallEngine'

const statsOf = (field: string, ...pairs: readonly (readonly [string, string])[]) =>
  Object.values(select(['stats', 'true'], ['stats.field', field], ...pairs).stats.stats_fields)[0]

test('computes the stats of a number field over the matching documents', () => {
  expect(statsOf('price')).toEqual({
    min: 90,
    max: 250,
    count: 3,
    missing: 1,
    sum: 460,
    sumOfSquares: 85000,
    mean: expect.closeTo(153.333, 2),
    stddev: expect.closeTo(85.049, 2),
  })
})

test('ignores the filters whose tags are excluded', () => {
  const filter = ['fq', '{!tag=price}price:[100 TO 200]'] as const
  expect(statsOf('price', filter)).toMatchObject({ min: 120, max: 120, stddev: 0 })
  expect(statsOf('{!ex=price}price', filter)).toMatchObject({ min: 90, max: 250 })
})

test('has no minimum and no mean without values', () => {
  expect(statsOf('price', ['fq', 'id:bare'])).toMatchObject({
    min: null,
    max: null,
    count: 0,
    missing: 1,
    mean: 'NaN',
  })
})

test('returns the first and last value of strings and dates', () => {
  expect(statsOf('city')).toEqual({ min: 'Bend', max: 'Seattle', count: 3, missing: 1 })
  expect(statsOf('open')).toMatchObject({
    min: '2026-01-15T00:00:00Z',
    max: '2026-02-10T12:00:00Z',
  })
})
