/** @jest-environment node */
import { idsOf, select } from './smallEngine'

const NOW = ['NOW', String(Date.parse('2026-01-14T23:30:00Z'))] as const

test('reckons the dates of filters from NOW, in the time zone of TZ', () => {
  const today = ['fq', 'open:[NOW/DAY TO NOW/DAY+1DAY}'] as const
  expect(idsOf(today, NOW)).toEqual([])
  expect(idsOf(today, NOW, ['TZ', 'Europe/Berlin'])).toEqual(['lake'])
  expect(idsOf(today, NOW, ['TZ', 'America/New_York'])).toEqual(['lake'])
})

test('keeps no filter whose dates depend on the request', () => {
  const day = ['fq', 'open:"2026-01-15T12:00:00Z\\/DAY"'] as const
  expect(idsOf(day)).toEqual(['lake'])
  expect(idsOf(day, ['TZ', 'Europe/Berlin'])).toEqual([])
  expect(idsOf(['fq', 'open:[NOW-1YEAR TO NOW]'], ['NOW', '0'])).toEqual([])
  expect(idsOf(['fq', 'open:[NOW-1YEAR TO NOW]'], ['NOW', '1767225600000000'])).toEqual([])
  expect(idsOf(['fq', 'open:[NOW-1YEAR TO NOW]'], ['NOW', '1778803200000'])).toEqual([
    'lake',
    'loft',
  ])
})

test('a histogram by month has its borders in the time zone', () => {
  const { facet_ranges } = select(
    ['facet', 'true'],
    ['facet.range', 'open'],
    ['f.open.facet.range.start', 'NOW/MONTH'],
    ['f.open.facet.range.end', 'NOW/MONTH+4MONTHS'],
    ['f.open.facet.range.gap', '+1MONTH'],
    ['TZ', 'Europe/Berlin'],
    NOW,
  ).facet_counts
  expect(facet_ranges['open']).toMatchObject({
    counts: {
      '2025-12-31T23:00:00Z': 1,
      '2026-01-31T23:00:00Z': 1,
      '2026-02-28T23:00:00Z': 0,
      '2026-03-31T22:00:00Z': 0,
    },
    gap: '+1MONTH',
    start: '2025-12-31T23:00:00Z',
    end: '2026-04-30T22:00:00Z',
  })
})

test('an unknown time zone is an error of the request', () => {
  const { error } = select(['fq', 'open:[NOW/DAY TO *]'], ['TZ', 'Mars/Olympus'])
  expect(error).toMatchObject({ code: 400, msg: 'Solr JVM does not support TZ: Mars/Olympus' })
})
