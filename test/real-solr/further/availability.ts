import { filtered, further } from './furtherRequest'

/** Ranges of dates in a DateRangeField: taken, and free. */
export const availabilityRequests = [
  ...filtered(
    'availability',
    [
      '{!tag=booked}-booked:[2026-07-01 TO 2026-07-14]',
      '{!tag=booked}-booked:[2026-07-01 TO 2026-07-14}',
      '{!tag=booked}-booked:{2026-07-01 TO 2026-07-14]',
      '{!tag=booked}booked:[2026-07-01 TO 2026-07-14]',
      '{!tag=booked}booked:{2026-07-01 TO 2026-07-14}',
      '{!tag=booked}booked:[2026-07-04 TO 2026-07-04]',
      '{!tag=booked}booked:[2026-07-04 TO 2026-07-05}',
      '{!tag=booked}booked:2026-07',
      '{!tag=booked}booked:"2026-07-04"',
      '{!tag=booked}booked:"[2026-07 TO 2026-08]"',
      '{!tag=booked}-booked:[2026-12-28 TO 2027-01-03]',
      '{!tag=booked}-booked:[2026-03-28 TO 2026-03-30]',
      '{!tag=booked}booked:[2026-02-28 TO 2026-03-01]',
      '{!tag=booked}booked:[2026-02-29 TO 2026-02-29]',
      '{!tag=booked}booked:[2028-02-29 TO *]',
      '{!tag=booked}booked:[* TO 2026-01-05]',
      '{!tag=booked}-booked:[* TO 2027-06-01]',
      '{!tag=booked}-booked:[* TO *]',
      '{!tag=booked}booked:[2026-08-28T22:30:00Z TO 2026-08-28T23:00:00Z]',
      '{!tag=booked}booked:[2026-08-28T22:30:01Z TO 2026-08-28T23:00:00Z]',
      '{!tag=booked}booked:[2026-08-28T10 TO 2026-08-28T14:59]',
      '{!tag=booked}booked:[2026-08-15T00:00:00Z TO 2026-08-15T00:00:00Z]',
      '{!tag=booked}-booked:[NOW/DAY TO NOW/DAY+7DAYS]',
      '{!tag=booked}-booked:[2026-07-01T00:00:00Z/MONTH TO 2026-07-01T00:00:00Z/MONTH+1MONTH}',
      '{!tag=booked}booked:[2026-07-14 TO 2026-07-01]',
      '{!tag=booked}booked:[2026-13 TO 2026-14]',
      '{!tag=booked}booked:[2026-06-31 TO 2026-07-01]',
      '{!tag=booked}booked:[tomorrow TO *]',
      '{!tag=booked}booked:( [2026-07-01 TO 2026-07-02] OR [2026-09-01 TO 2026-09-02] )',
    ],
    { fl: 'id,booked' },
  ),
  ...filtered(
    'availability',
    [
      '{!tag=booked}-booked:[2026-07-01T12:00:00Z/DAY TO 2026-07-01T12:00:00Z/DAY+2DAYS}',
      '{!tag=booked}-booked:[2026-03-29T12:00:00Z/DAY TO 2026-03-29T12:00:00Z/DAY+1DAY}',
      '{!tag=booked}-booked:[2026-07-01 TO 2026-07-02]',
    ],
    { TZ: 'Pacific/Kiritimati' },
  ),
  further('availability: counted', {
    fq: '{!tag=booked}-booked:[2026-07-01 TO 2026-07-14]',
    'facet.query': [
      '{!ex=booked key=booked.weekend}-booked:[2026-07-04 TO 2026-07-05]',
      '{!ex=booked key=booked.taken}booked:[2026-07-04 TO 2026-07-05]',
      '{!key=booked.both}-booked:[2026-07-10 TO 2026-07-20]',
    ],
  }),
]
