import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { type DateChoice, writeDateChoice } from '../../../src/facets/dates/dateChoice'
import { datesRequest } from '../../../src/facets/dates/datesRequest'
import { parsePreset } from '../../../src/facets/dates/presets/preset'
import { noParams } from '../../../src/solr/request/params'
import { createSearch, noContext, type SearchOverrides } from '../contractRequest'

const names = [
  ...['today', 'tomorrow', 'weekend', 'next-7-days', 'last-30-days', 'this-month', 'next-month'],
  ...['this-year', 'Summer=2026-06-21..2026-09-22', 'Leap day=2024-02-29..2024-02-29'],
  ...['Past two years=NOW/YEAR-2YEARS..NOW/DAY', 'Since=2026-06-30T22:00:00Z..'],
]
const presets = names.flatMap((text) => parsePreset(text) ?? [])

/** A search with one facet of dates, as the bundle writes it. */
function dates(
  name: string,
  field: string,
  choice: DateChoice | null,
  further: object = {},
  overrides: SearchOverrides = {},
) {
  const facet = { ...facetFromSettings({ field }, 'dates'), further: { presets: [], ...further } }
  const request = datesRequest(
    {
      params: { ...noParams, fq: choice ? [writeDateChoice(field, choice)] : [] },
      facets: [{ field, mode: 'single' }],
      rows: 0,
      context: noContext,
      extraParams: {},
      indexId: null,
      siteHash: null,
    },
    facet,
    [facet],
    Date.now(),
  )
  const { params, facets, extraParams } = request
  return createSearch(`dates: ${name}`, { fq: params.fq, facets, extraParams, ...overrides })
}

/** Days on which clocks change somewhere, that a zone skips, or that the calendar has in some years only. */
const edges = [
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/Los_Angeles', '2026-03-08'],
  ['America/Los_Angeles', '2026-11-01'],
  ['America/Santiago', '2026-09-06'],
  ['Asia/Beirut', '2026-03-29'],
  ['Asia/Kathmandu', '2026-06-30'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Pacific/Kiritimati', '2026-07-01'],
  ['Pacific/Kiritimati', '2026-06-30'],
  ['Pacific/Pago_Pago', '2026-06-30'],
  ['Pacific/Pago_Pago', '2026-06-29'],
  ['Pacific/Auckland', '2026-01-01'],
  ['UTC', '2024-02-29'],
  ['UTC', '1969-12-31'],
  ['UTC', '1970-01-01'],
  ['America/New_York', '2025-12-31'],
] as const

const between = (from: string | null, to: string | null): DateChoice => ({ from, to })
const gapsOf = (field: string, start: string, end: string, gap: string, TZ: string) => ({
  rows: 0,
  facets: [{ field, mode: 'single', range: { start, end, gap } }] as const,
  extraParams: { TZ, [`f.${field}.facet.range.other`]: 'all' },
})

const ofDays = edges.flatMap(([time_zone, day]) => [
  dates(`created on ${day} in ${time_zone}`, 'created', between(day, day), { time_zone }),
  dates(`created until ${day} in ${time_zone}`, 'created', between(null, day), { time_zone }),
])

const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata']

const ofPresets = zones.flatMap((time_zone) => [
  dates(`presets of created in ${time_zone}`, 'created', null, { presets, time_zone }),
  dates(`presets of booked in ${time_zone}`, 'booked', null, {
    ...{ presets, time_zone, date_range: true },
  }),
  dates(`presets of what is free in ${time_zone}`, 'booked', null, {
    ...{ presets, time_zone, availability: true },
  }),
  dates(`months of created in ${time_zone}`, 'created', null, { months: -24, time_zone }),
])

const chosenPresets = presets.map(({ name }) =>
  dates(
    `${name} is chosen, and all are counted`,
    'created',
    { preset: name },
    {
      ...{ presets, months: -12, time_zone: 'Europe/Berlin' },
    },
  ),
)

const stays = [
  ['a week', between('2026-07-01', '2026-07-07')],
  ['a night', between('2026-07-01', '2026-07-02')],
  ['over the year', between('2026-12-28', '2027-01-03')],
  ['a month', between('2026-02-01', '2026-02-28')],
  ['a leap day', between('2028-02-28', '2028-03-01')],
  ['from a day on', between('2027-02-28', null)],
  ['until a day', between(null, '2026-01-02')],
  ['the last days', between('9999-12-30', '9999-12-31')],
  ['hours', between('2026-07-28T14:00:00Z', '2026-07-28T14:59:59Z')],
  ['from now on', between('NOW/DAY', 'NOW/DAY+3MONTHS')],
] as const

const ofStays = stays.flatMap(([name, choice]) => [
  dates(`booked for ${name}`, 'booked', choice, { date_range: true }),
  dates(`free for ${name}`, 'booked', choice, { availability: true }),
  dates(`nights free for ${name}`, 'booked', choice, {
    ...{ availability: true, nights: true, time_zone: 'Europe/Berlin' },
  }),
])

/** Searches with a facet of dates, as the bundle writes them: days, presets, months and stays in time zones. */
export const dateRequests = [
  ...ofDays,
  ...ofPresets,
  ...chosenPresets,
  ...ofStays,
  ...zones.map((TZ) =>
    createSearch(`dates: days around summer time in ${TZ}`, {
      ...gapsOf('created', '2026-03-25T00:00:00Z/DAY', '2026-04-02T00:00:00Z/DAY', '+1DAY', TZ),
    }),
  ),
  createSearch('dates: hours where the clocks skip one', {
    ...gapsOf('created', '2026-03-28T23:00:00Z', '2026-03-29T06:00:00Z', '+1HOUR', 'Europe/Berlin'),
  }),
  createSearch('dates: hours where the clocks repeat one', {
    ...gapsOf('created', '2026-10-24T22:00:00Z', '2026-10-25T06:00:00Z', '+1HOUR', 'Europe/Berlin'),
  }),
  createSearch('dates: a year from a leap day', {
    ...gapsOf('created', '2024-02-29T00:00:00Z', '2027-02-28T00:00:00Z', '+1YEAR', 'UTC'),
  }),
  createSearch('dates: months from the last day of one', {
    ...gapsOf('created', '2026-01-31T00:00:00Z', '2026-07-01T00:00:00Z', '+1MONTH', 'UTC'),
  }),
]
