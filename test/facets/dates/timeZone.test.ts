/** @jest-environment node */
import * as fc from 'fast-check'
import {
  addDays,
  addMonths,
  isCalendarDate,
  weekday,
} from '../../../src/facets/dates/calendar/calendarDate'
import { dayAt, isTimeZone, startOfDay } from '../../../src/facets/dates/calendar/timeZone'

// The results of java.time, by which Solr reckons.
test.each([
  ['UTC', '2026-07-01', '2026-07-01T00:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-07-02', '2026-07-01T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-06-30', '2026-06-30T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-07-02', '2026-07-01T18:15:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00.000Z'],
])('in %s the day %s starts at %s', (zone, date, expected) => {
  expect(new Date(startOfDay(date, zone)).toISOString()).toBe(expected)
})

const zones = ['UTC', 'Europe/Berlin', 'America/Havana', 'Pacific/Auckland', 'Asia/Tehran']
const someDay = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1980-01-01', days))

test('a day starts when the day before it ends, in any zone', () => {
  fc.assert(
    fc.property(someDay, fc.constantFrom(...zones), (date, zone) => {
      const start = startOfDay(date, zone)
      expect(dayAt(start, zone)).toBe(date)
      expect(dayAt(start - 1, zone)).toBe(addDays(date, -1))
    }),
  )
})

test.each([
  ...['UTC', 'Europe/Berlin', 'America/Port_of_Spain', 'America/Argentina/Buenos_Aires'],
  ...['Asia/Kolkata', 'Antarctica/McMurdo', 'Etc/GMT-14', 'US/Pacific', 'Asia/Ust-Nera'],
])('knows the time zone %s', (name) => {
  expect(isTimeZone(name)).toBe(true)
})

// Intl knows some of them, Solr does not: every search of the page would fail.
test.each([
  ...['europe/berlin', 'Europe/berlin', 'EUROPE/BERLIN', 'Europe/BERLIN', 'utc', 'Utc', '+02:00'],
  ...['Berlin', '', 'Europe/Nowhere', 'Europe/Berlin; DROP', '{!join}', '../UTC'],
])('knows no time zone %j', (name) => {
  expect(isTimeZone(name)).toBe(false)
})

test.each([
  ['2026-07-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-01', false],
  ['0000-01-01', false],
  ['0001-01-01', true],
  ['12026-01-01', false],
  ['2026-7-1', false],
  [' 2026-07-01', false],
  ['__proto__', false],
])('the calendar has the day %s: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected)
})

test('reckons over ends of months, years and the calendar', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('9999-12-31', 1)).toBe('9999-12-31')
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-01')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-01')
  expect(['2026-07-05', '2026-07-06'].map(weekday)).toEqual([7, 1])
})
