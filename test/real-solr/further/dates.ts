import { filtered, further } from './furtherRequest'

const ZONES = [
  'Europe/Berlin',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Argentina/Buenos_Aires',
  'UTC',
]

const EDGES = [
  // Clocks go forward at 2:00, and back at 3:00.
  '[2026-03-28T12:00:00Z/DAY+1DAY TO 2026-03-28T12:00:00Z/DAY+2DAYS}',
  '[2026-03-29T01:00:00Z-1HOUR TO 2026-03-29T01:00:00Z+1HOUR]',
  '[2026-10-25T00:30:00Z/DAY TO 2026-10-25T00:30:00Z/DAY+1DAY}',
  '[2026-10-25T00:30:00Z/HOUR TO 2026-10-25T00:30:00Z/HOUR+1HOUR}',
  // Los Angeles changes on other days, Kiritimati is 14 hours ahead.
  '[2026-03-08T10:00:00Z/DAY TO 2026-03-08T10:00:00Z/DAY+1DAY}',
  '[2026-11-01T09:30:00Z/DAY TO 2026-11-01T09:30:00Z/DAY+1DAY}',
  '[2026-06-30T10:00:00Z/MONTH TO 2026-06-30T10:00:00Z/MONTH+1MONTH}',
  '[2026-01-01T00:00:00Z/YEAR TO 2026-01-01T00:00:00Z/YEAR+1YEAR}',
]

/** Date math, half-open ends, time zones, summer time, the date line. */
export const dateRequests = [
  ...filtered('date', [
    '{!tag=created}created:[NOW/DAY TO NOW/DAY+1DAY}',
    '{!tag=created}created:[NOW/DAY TO NOW/DAY+7DAYS]',
    '{!tag=created}created:[NOW/MONTH TO NOW/MONTH+1MONTH}',
    '{!tag=created}created:[NOW/DAY-30DAYS TO NOW/DAY]',
    '{!tag=created}created:[* TO NOW/DAY}',
    '{!tag=created}created:{NOW/YEAR TO *]',
    '{!tag=available_from}available_from:[NOW/DAY-6MONTHS TO NOW/DAY+6MONTHS]',
    '{!tag=created}created:[2026-01-31T10:00:00Z+1MONTH TO 2026-01-31T10:00:00Z+2MONTHS]',
    '{!tag=created}created:[2024-02-29T00:00:00Z TO 2024-02-29T00:00:00Z+1DAY}',
    '{!tag=created}created:[2024-02-29T12:00:00Z+1YEAR TO 2025-03-01T00:00:00Z]',
    '{!tag=created}created:[2025-12-31T23:59:59Z TO 2026-01-01T00:00:00Z]',
    '{!tag=created}created:{2025-12-31T23:59:59Z TO 2026-01-01T00:00:00Z}',
    '{!tag=created}created:[1969-12-31T23:59:59Z TO 1970-01-01T00:00:00Z]',
    '{!tag=created}created:[* TO 1970-01-01T00:00:00Z}',
    '{!tag=created}created:"2026-01-01T00:00:00Z"',
    '{!tag=created}created:2026\\-01\\-01T00\\:00\\:00Z',
    '{!tag=created}created:( [2024-02-01T00:00:00Z TO 2024-03-01T00:00:00Z} OR [2026-02-01T00:00:00Z TO 2026-03-01T00:00:00Z} )',
    '{!tag=created}created:[2026-03-01T00:00:00.001Z TO 2026-04-01T00:00:00.999Z]',
    '{!tag=created}created:[2026-05-01T00:00:00Z/MONTH-1SECOND TO 2026-05-31T23:30:00Z]',
    '{!tag=created}created:[2026-02-29T00:00:00Z TO *]',
    '{!tag=created}created:[2026-13-01T00:00:00Z TO *]',
    '{!tag=created}created:[2026-01-01 TO *]',
    '{!tag=created}created:[NOW+1FORTNIGHT TO *]',
    '{!tag=created}created:[NOW/ TO *]',
    '{!tag=created}created:[yesterday TO *]',
    '{!tag=created}created:[2026-07-01T00:00:00Z TO 2026-06-01T00:00:00Z]',
  ]),
  ...ZONES.flatMap((TZ) =>
    filtered(
      'date',
      EDGES.map((edge) => `{!tag=created}created:${edge}`),
      { TZ },
    ).filter((_, at) => TZ === 'Europe/Berlin' || TZ === 'America/Los_Angeles' || at % 4 === 2),
  ),
  ...filtered('date', ['{!tag=created}created:[NOW/DAY TO NOW/DAY+1DAY}'], { TZ: 'Nowhere/City' }),
  ...filtered('date', ['bundle:cabin'], { TZ: 'Nowhere/City' }),
  further('date: presets counted in a zone', {
    TZ: 'Europe/Berlin',
    fq: '{!tag=created}created:[NOW/YEAR TO NOW/YEAR+1YEAR}',
    'facet.query': [
      '{!ex=created key=created.today}created:[NOW/DAY TO NOW/DAY+1DAY}',
      '{!ex=created key=created.month}created:[NOW/MONTH TO NOW/MONTH+1MONTH}',
      '{!ex=created key=created.spring}created:[2026-03-01T00:00:00Z/DAY TO 2026-06-01T00:00:00Z/DAY}',
    ],
  }),
]
