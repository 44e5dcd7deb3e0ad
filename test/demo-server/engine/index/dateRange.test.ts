/** @jest-environment node */
import { dateRange } from '../../../../demo/server/engine/index/dateRange'

test.each([
  ['2026', '2026-01-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
  ['2024-02', '2024-02-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z'],
  ['2026-07-14', '2026-07-14T00:00:00.000Z', '2026-07-14T23:59:59.999Z'],
  ['2026-07-14T10', '2026-07-14T10:00:00.000Z', '2026-07-14T10:59:59.999Z'],
  ['2026-07-14T10:30', '2026-07-14T10:30:00.000Z', '2026-07-14T10:30:59.999Z'],
  ['2026-07-14T10:30:15Z', '2026-07-14T10:30:15.000Z', '2026-07-14T10:30:15.999Z'],
  ['2026-07-14T10:30:15.5Z', '2026-07-14T10:30:15.500Z', '2026-07-14T10:30:15.500Z'],
  ['2026-07-14T10:30:15Z/MONTH', '2026-07-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'],
  ['[2026-07 TO 2026-08-02]', '2026-07-01T00:00:00.000Z', '2026-08-02T23:59:59.999Z'],
  ['2026-02-29', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'],
])('reads %s from its first to its last millisecond', (text, from, to) => {
  const span = dateRange(text)
  expect([span.from, span.to].map((time) => new Date(time).toISOString())).toEqual([from, to])
})

test('has open ends', () => {
  expect(dateRange('[* TO *]')).toEqual({ from: -Infinity, to: Infinity })
})

test.each(['2026-13', '2026-06-32', '2026-06-01T24', 'July', '', '[2026-08 TO 2026-07]'])(
  'rejects %j',
  (text) => {
    expect(() => dateRange(text)).toThrow(/date|order/i)
  },
)
