import { type FurtherParams, further } from './furtherRequest'

function histogram(
  name: string,
  [field, start, end, gap]: readonly [string, string, string, string],
  more: FurtherParams = {},
) {
  return further(`steps: ${name}`, {
    'facet.range': `{!ex=${field}}${field}`,
    [`f.${field}.facet.range.start`]: start,
    [`f.${field}.facet.range.end`]: end,
    [`f.${field}.facet.range.gap`]: gap,
    ...more,
  })
}

const year = ['created', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', '+1MONTH'] as const

/** Steps of time and of numbers, in time zones and across the days when clocks change. */
export const monthRequests = [
  histogram('months', year),
  histogram('months without their filter', year, {
    fq: '{!tag=created}created:[2026-03-01T00:00:00Z TO 2026-04-01T00:00:00Z}',
  }),
  histogram('months of a search', year, { q: 'lake', fq: '{!tag=bundle}bundle:cabin' }),
  histogram('months without empty ones', year, { 'facet.mincount': '40' }),
  histogram('months of nothing', year, { q: 'zzzz' }),
  histogram('from this month', ['created', 'NOW/MONTH-11MONTHS', 'NOW/MONTH+1MONTH', '+1MONTH']),
  histogram('quarters', ['created', '2024-01-01T00:00:00Z', '2026-12-31T00:00:00Z', '+3MONTHS']),
  histogram('years that end late', [
    'created',
    '2024-01-01T00:00:00Z',
    '2026-06-01T00:00:00Z',
    '+1YEAR',
  ]),
  histogram('from the 31st', [
    'created',
    '2026-01-31T00:00:00Z',
    '2026-12-31T00:00:00Z',
    '+1MONTH',
  ]),
  histogram('weeks', ['available_from', '2026-01-05T00:00:00Z', '2026-03-30T00:00:00Z', '+7DAYS']),
  histogram('months of a second field', [
    'available_from',
    '2026-01-01T00:00:00Z',
    '2027-01-01T00:00:00Z',
    '+1MONTH',
  ]),
  ...['Europe/Berlin', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu'].flatMap(
    (TZ) => [
      histogram(`months in ${TZ}`, ['created', 'NOW/YEAR-1YEAR', 'NOW/YEAR+1YEAR', '+1MONTH'], {
        TZ,
      }),
      histogram(
        `days around spring in ${TZ}`,
        ['created', '2026-03-27T12:00:00Z/DAY', '2026-04-02T12:00:00Z/DAY', '+1DAY'],
        { TZ },
      ),
      histogram(
        `hours in autumn in ${TZ}`,
        ['created', '2026-10-24T20:00:00Z', '2026-10-25T06:00:00Z', '+1HOUR'],
        { TZ },
      ),
    ],
  ),
  histogram('all that is outside', year, { 'f.created.facet.range.other': 'all' }),
  histogram('a hard end', ['created', '2026-01-01T00:00:00Z', '2026-05-15T00:00:00Z', '+2MONTHS'], {
    'f.created.facet.range.hardend': 'true',
  }),
  histogram('tenths', ['rating', '3', '5', '0.1']),
  histogram('fractions of a third', ['rating', '3', '5', '0.3']),
  histogram('one step', ['price', '0', '1000', '1000']),
  histogram('a gap that ends nowhere', [
    'created',
    '2026-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '+1DAY',
  ]),
]
