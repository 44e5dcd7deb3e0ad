/** @jest-environment node */
import * as fc from 'fast-check'
import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { addDays } from '../../../src/facets/dates/calendar/calendarDate'
import { writeDateChoice } from '../../../src/facets/dates/dateChoice'
import { dateFilters, datePairs } from '../../../src/facets/dates/datePairs'
import { parsePreset } from '../../../src/facets/dates/presets/preset'

const presets = ['weekend', 'next-7-days', 'الصيف=2026-06-21..'].flatMap(
  (text) => parsePreset(text) ?? [],
)
const arrival = { ...facetFromSettings({ field: 'arrival' }, 'dates'), further: { presets } }

const read = (...pairs: readonly (readonly [key: string | null, value: string])[]) =>
  dateFilters(
    arrival,
    pairs.map(([key, value]) => ({ key, value })),
  )

test.each([
  ['arrival:weekend', 'weekend'],
  ['arrival:next-7-days', 'next-7-days'],
  ['arrival:الصيف', 'الصيف'],
  ['arrival:[2026-07-01 TO 2026-07-07]', '2026-07-01..2026-07-07'],
  ['arrival:[2026-07-01 TO *]', '2026-07-01..'],
  ['arrival:[* TO 2026-07-07]', '..2026-07-07'],
])('writes %s as %s, and reads it again', (filter, value) => {
  expect(datePairs(arrival, [filter])).toEqual([['', value]])
  expect(read([null, value])).toEqual([filter])
})

test('any two days make the round trip', () => {
  const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1970-01-01', days))
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from = '', to = ''] = [one, other].sort()
      const filter = writeDateChoice('arrival', { from, to })
      const [[, value] = ['', '']] = datePairs(arrival, [filter]) ?? []
      expect(read([null, value])).toEqual([filter])
    }),
  )
})

test.each(
  [
    [
      '',
      '..',
      '...',
      'someday',
      '2026-07-09..2026-07-01',
      '2026-02-29..',
      '2026-07-01..2026-07-32',
    ],
    [
      'weekend..',
      'NOW..',
      '*..*',
      '[2026-07-01 TO *]',
      '__proto__',
      'constructor',
      '2026-07-01..x..y',
    ],
    [
      '2026-07-01..2026-07-02) OR id:1',
      '{!join}..',
      '$' + '{x}..',
      '٢٠٢٦-٠٧-٠١..',
      '2026-07-01…2026-07-07',
    ],
  ].flat(),
)('an address edited to %j chooses nothing', (value) => {
  expect(read([null, value])).toEqual([])
})

test('one day is the whole of it', () => {
  expect(read([null, '2026-07-01'])).toEqual(['arrival:[2026-07-01 TO 2026-07-01]'])
})

test('the fields of a plain form win over its preset, unless they are as they were', () => {
  const to = ['to', '2026-07-07'] as const
  const from = ['from', '2026-07-01'] as const
  const was = ['was', '2026-07-01..2026-07-07'] as const
  expect(read([null, 'weekend'], from, to)).toEqual(['arrival:[2026-07-01 TO 2026-07-07]'])
  expect(read([null, 'weekend'], was, from, to)).toEqual(['arrival:weekend'])
  expect(read(was, from, to)).toEqual(['arrival:[2026-07-01 TO 2026-07-07]'])
  expect(read(was, from, ['to', '2026-07-09'])).toEqual(['arrival:[2026-07-01 TO 2026-07-09]'])
  expect(read([null, 'weekend'], ['from', ''], ['to', ''])).toEqual(['arrival:weekend'])
  expect(read([null, ''], was, from, to)).toEqual([])
  expect(read(was, ['from', ''], ['to', ''])).toEqual([])
})

test('describes no filter that it could not read again', () => {
  expect(datePairs(arrival, [])).toBeNull()
  expect(datePairs(arrival, ['arrival:weekend', 'arrival:next-7-days'])).toBeNull()
  expect(datePairs(arrival, ['arrival:[NOW TO *]'])).toBeNull()
})
