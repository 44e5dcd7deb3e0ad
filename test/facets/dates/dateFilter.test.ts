/** @jest-environment node */
import { dateFilter } from '../../../src/facets/dates/dateFilter'
import { datesOptions } from '../../../src/facets/dates/options'
import { parsePreset } from '../../../src/facets/dates/presets/preset'

const names = [
  ...['today', 'tomorrow', 'weekend', 'next-7-days', 'last-30-days', 'this-month'],
  ...['next-month', 'this-year', 'Summer=2026-06-21..2026-09-22', 'Last hour=NOW-1HOUR..NOW'],
]
const presets = names.flatMap((text) => parsePreset(text) ?? [])

/** A preset's filter when it is that time in that zone. */
const at = (
  preset: string,
  now: string,
  further: Readonly<Record<string, unknown>> = {},
  zone = 'UTC',
) =>
  dateFilter('f', { preset }, datesOptions({ further: { presets, ...further } }), {
    now: Date.parse(now),
    zone,
  })
const days = (
  from: string | null,
  to: string | null,
  further: Readonly<Record<string, unknown>> = {},
  zone = 'UTC',
) => dateFilter('f', { from, to }, datesOptions({ further }), { now: 0, zone })

const wednesday = '2026-07-01T12:00:00Z'

test.each([
  ['today', 'f:[NOW/DAY TO NOW/DAY+1DAY}'],
  ['tomorrow', 'f:[NOW/DAY+1DAY TO NOW/DAY+2DAYS}'],
  ['weekend', 'f:[2026-07-04T00:00:00Z TO 2026-07-06T00:00:00Z}'],
  ['next-7-days', 'f:[NOW/DAY TO NOW/DAY+7DAYS}'],
  ['last-30-days', 'f:[NOW/DAY-29DAYS TO NOW/DAY+1DAY}'],
  ['this-month', 'f:[NOW/MONTH TO NOW/MONTH+1MONTH}'],
  ['next-month', 'f:[NOW/MONTH+1MONTH TO NOW/MONTH+2MONTHS}'],
  ['this-year', 'f:[NOW/YEAR TO NOW/YEAR+1YEAR}'],
  ['summer', 'f:[2026-06-21T00:00:00Z TO 2026-09-23T00:00:00Z}'],
  ['last-hour', 'f:[NOW-1HOUR TO NOW]'],
  ['other', null],
])('a field of dates is asked for %s in date math', (preset, expected) => {
  expect(at(preset, wednesday)).toBe(expected)
})

test.each([
  ['today', 'f:[2026-07-01 TO 2026-07-01]'],
  ['tomorrow', 'f:[2026-07-02 TO 2026-07-02]'],
  ['weekend', 'f:[2026-07-04 TO 2026-07-05]'],
  ['next-7-days', 'f:[2026-07-01 TO 2026-07-07]'],
  ['last-30-days', 'f:[2026-06-02 TO 2026-07-01]'],
  ['this-month', 'f:[2026-07-01 TO 2026-07-31]'],
  ['next-month', 'f:[2026-08-01 TO 2026-08-31]'],
  ['this-year', 'f:[2026-01-01 TO 2026-12-31]'],
  ['summer', 'f:[2026-06-21 TO 2026-09-22]'],
  ['last-hour', 'f:[NOW-1HOUR TO NOW]'],
])('a field of date ranges is asked for %s in days', (preset, expected) => {
  expect(at(preset, wednesday, { date_range: true })).toBe(expected)
})

test('days begin at midnight in the time zone, also where summer time begins and ends', () => {
  const berlin = (from: string, to: string) => days(from, to, {}, 'Europe/Berlin')
  expect(berlin('2026-03-29', '2026-03-29')).toBe(
    'f:[2026-03-28T23:00:00Z TO 2026-03-29T22:00:00Z}',
  )
  expect(berlin('2026-10-25', '2026-10-25')).toBe(
    'f:[2026-10-24T22:00:00Z TO 2026-10-25T23:00:00Z}',
  )
})

test('today is that of the time zone on both sides of the date line', () => {
  const today = (zone: string) => at('today', '2026-07-01T10:30:00Z', { date_range: true }, zone)
  expect(today('Pacific/Kiritimati')).toBe('f:[2026-07-02 TO 2026-07-02]')
  expect(today('Pacific/Pago_Pago')).toBe('f:[2026-06-30 TO 2026-06-30]')
})

test('this weekend is what is left of it, and the next one from Monday on', () => {
  const weekend = (day: string, further: Readonly<Record<string, unknown>> = {}) =>
    at('weekend', `${day}T12:00:00Z`, { date_range: true, ...further })
  expect(weekend('2026-07-04')).toBe('f:[2026-07-04 TO 2026-07-05]')
  expect(weekend('2026-07-05')).toBe('f:[2026-07-05 TO 2026-07-05]')
  expect(weekend('2026-07-06')).toBe('f:[2026-07-11 TO 2026-07-12]')
  expect(weekend('2026-07-01', { weekend: [5, 6] })).toBe('f:[2026-07-03 TO 2026-07-04]')
  expect(weekend('2026-07-01', { weekend: [1, 2, 3, 4, 5, 6, 7] })).toBe(
    'f:[2026-07-01 TO 2026-07-07]',
  )
})

test('availability leaves out what is taken on any of the days, from today on', () => {
  const free = (preset: string) => at(preset, '2026-07-15T12:00:00Z', { availability: true })
  expect(free('this-month')).toBe('-f:[2026-07-15 TO 2026-07-31]')
  expect(free('next-7-days')).toBe('-f:[2026-07-15 TO 2026-07-21]')
  expect(free('last-30-days')).toBe('-f:[2026-07-15 TO 2026-07-15]')
  expect(days('2026-07-01', '2026-07-07', { availability: true })).toBe(
    '-f:[2026-07-01 TO 2026-07-07]',
  )
})

test('of a stay the day of departure needs not be free; a weekend is its two nights', () => {
  const stay = { availability: true, nights: true }
  expect(days('2026-07-01', '2026-07-07', stay)).toBe('-f:[2026-07-01 TO 2026-07-06]')
  expect(days('2026-07-01', '2026-07-02', stay)).toBe('-f:[2026-07-01 TO 2026-07-01]')
  expect(days('2026-07-01', '2026-07-01', stay)).toBeNull()
  expect(at('weekend', wednesday, stay)).toBe('-f:[2026-07-03 TO 2026-07-04]')
  expect(at('weekend', '2026-07-05T12:00:00Z', stay)).toBe('-f:[2026-07-10 TO 2026-07-11]')
  expect(at('today', wednesday, stay)).toBe('-f:[2026-07-01 TO 2026-07-01]')
})

test('ends stay open, also at the end of the calendar', () => {
  expect(days('2026-07-01', null)).toBe('f:[2026-07-01T00:00:00Z TO *]')
  expect(days(null, '2026-07-01')).toBe('f:[* TO 2026-07-02T00:00:00Z}')
  expect(days('2026-07-01', '9999-12-31')).toBe('f:[2026-07-01T00:00:00Z TO *]')
  expect(days(null, '2026-07-01', { date_range: true })).toBe('f:[* TO 2026-07-01]')
})

test.each([
  ['NOW', 'NOW-1DAY'],
  ['NOW/DAY+1DAY', 'NOW'],
  ['NOW', 'NOW+1DAY-2DAYS'],
  ['NOW', 'NOW+1DAY/YEAR'],
  ['NOW/DAY', '1969-12-31'],
  ['2026-07-01T00:00:00Z+1DAY', '2026-07-01T00:00:00Z'],
])('a field of date ranges is not asked for ends that may be crossed: %s to %s', (from, to) => {
  expect(days(from, to, { date_range: true })).toBeNull()
  expect(days(from, to)).not.toBeNull()
})

test.each([
  ['NOW/DAY', 'NOW/DAY+7DAYS'],
  ['NOW-1MONTH', 'NOW'],
  ['NOW/DAY-1DAY', 'NOW/DAY+1DAY'],
  ['2026-07-01T00:00:00Z', '2026-07-01T00:00:00Z+1MONTH'],
  ['2026-07-01', '2026-07-01T12:00:00Z'],
])('a field of date ranges is asked for %s to %s', (from, to) => {
  expect(days(from, to, { date_range: true })).toBe(`f:[${from} TO ${to}]`)
})
