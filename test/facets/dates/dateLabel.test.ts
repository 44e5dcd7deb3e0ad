/** @jest-environment node */
import { formatMessage } from '../../../src/contract/formatMessage'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { dateLabel, formatMonth, formatMonthName } from '../../../src/facets/dates/dateLabel'
import { DATES_MESSAGES } from '../../../src/facets/dates/messages'
import { parsePreset } from '../../../src/facets/dates/presets/preset'

const presets = ['today', 'next-7-days', 'last-1-days', 'Summer=2026-06-21..'].flatMap(
  (text) => parsePreset(text) ?? [],
)
const arrival: FacetConfig = {
  ...facetFromSettings({ field: 'arrival' }, 'dates'),
  further: { presets, time_zone: 'Europe/Berlin' },
}

const label = (clause: string, locale = 'en') =>
  dateLabel(`arrival:${clause}`, arrival, {
    locale,
    translate: (key, values) => formatMessage(DATES_MESSAGES[key], values, locale),
  })

test.each([
  ['today', 'Today'],
  ['next-7-days', 'Next 7 days'],
  ['last-1-days', 'Last 1 day'],
  ['summer', 'Summer'],
  ['[2026-07-01 TO 2026-07-07]', 'July 1 – 7, 2026'],
  ['[2026-12-28 TO 2027-01-03]', 'December 28, 2026 – January 3, 2027'],
  ['[2026-07-01 TO 2026-07-31]', 'July 2026'],
  ['[2028-02-01 TO 2028-02-29]', 'February 2028'],
  ['[2026-07-01 TO 2026-07-01]', 'July 1, 2026'],
  ['[2026-07-01 TO *]', 'from July 1, 2026'],
  ['[* TO 2026-07-01]', 'until July 1, 2026'],
  ['[2026-06-30T22:00:00Z TO *]', 'from July 1, 2026'],
  ['[NOW/DAY TO NOW/DAY+3DAYS]', 'NOW/DAY to NOW/DAY+3DAYS'],
  ['[2026-07-09 TO 2026-07-01]', 'unknown date'],
  ['yesterday', 'unknown date'],
])('names %s', (clause, expected) => {
  expect(label(clause)).toBe(expected)
})

test.each([
  ['en-GB', '1–7 July 2026'],
  ['de', '1.–7. Juli 2026'],
  ['fr', '1–7 juillet 2026'],
  ['es', '1–7 de julio de 2026'],
])('names days in %s', (locale, expected) => {
  const found = label('[2026-07-01 TO 2026-07-07]', locale)
  // Versions of Intl differ in the spaces around the dash.
  expect(found.replace(/ ?– ?/, '–')).toBe(expected)
})

test('names days in Arabic with its own months', () => {
  expect(label('[2026-07-01 TO 2026-07-07]', 'ar')).toMatch(/يوليو/)
})

test.each(['en', 'de', 'fr', 'es', 'ar'])(
  'a month’s short name is in its long one, in %s',
  (locale) => {
    for (let month = 1; month <= 12; month += 1) {
      const date = `2026-${String(month).padStart(2, '0')}-01`
      expect(formatMonth(date, locale, 'short')).toContain(formatMonthName(date, locale))
      expect(formatMonthName(date, locale)).not.toBe('')
    }
  },
)
