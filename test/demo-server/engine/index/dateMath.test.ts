/** @jest-environment node */
import { dateContext, dateMath } from '../../../../demo/server/engine/index/dateMath'

const read = (text: string, zone?: string, now?: string) =>
  new Date(dateMath(text, dateContext(now && String(Date.parse(now)), zone))).toISOString()

test.each([
  ['2026-01-31T10:00:00Z+1MONTH', '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T00:00:00Z+1MONTH+1MONTH', '2026-03-28T00:00:00.000Z'],
  ['2026-05-17T10:11:12Z/MONTH', '2026-05-01T00:00:00.000Z'],
  ['2026-05-17T10:11:12Z/DATE', '2026-05-17T00:00:00.000Z'],
  ['2026-05-17T10:11:12Z/DAY-2HOURS', '2026-05-16T22:00:00.000Z'],
  ['2026-05-17T10:11:12Z/DAY+1DAY-1MILLISECOND', '2026-05-17T23:59:59.999Z'],
  ['2024-02-29T00:00:00Z+1YEAR', '2025-02-28T00:00:00.000Z'],
  ['0099-02-28T00:00:00Z+1DAY', '0099-03-01T00:00:00.000Z'],
])('reads the date %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

// The results of Solr 9's own DateMathParser.
test.each([
  ['Europe/Berlin', '2026-03-29T10:00:00Z/DAY', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T10:00:00Z/DAY+1DAY', '2026-03-29T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28T12:00:00Z/DAY+1DAY+2HOURS', '2026-03-29T01:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z/HOUR', '2026-10-25T00:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z/HOUR', '2026-10-25T00:00:00.000Z'],
  ['America/New_York', '2026-03-08T05:00:00Z/DAY+1DAY', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-01-01T02:00:00Z/YEAR', '2025-01-01T05:00:00.000Z'],
  ['Asia/Beirut', '2026-03-29T10:00:00Z/DAY', '2026-03-28T22:00:00.000Z'],
  ['America/Santiago', '2026-09-06T12:00:00Z/DAY', '2026-09-06T04:00:00.000Z'],
  ['Pacific/Apia', '2011-12-29T12:00:00Z/DAY+1DAY', '2011-12-30T10:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-07-01T11:00:00Z/DAY', '2026-07-01T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-07-01T10:00:00Z/DAY', '2026-06-30T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-07-01T18:20:00Z/DAY', '2026-07-01T18:15:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T12:00:00Z/DAY+1DAY', '2026-04-05T13:30:00.000Z'],
  ['GMT-05:00', '2026-07-01T04:00:00Z/DAY', '2026-06-30T05:00:00.000Z'],
])('reckons in the time zone %s: %s', (zone, text, expected) => {
  expect(read(text, zone)).toBe(expected)
})

test('NOW is the time of the request', () => {
  expect(read('NOW/DAY', 'Asia/Tokyo', '2026-07-01T16:00:00Z')).toBe('2026-07-01T15:00:00.000Z')
  expect(Math.abs(dateMath('NOW') - Date.now())).toBeLessThan(1000)
})

test.each([
  ...['2026-05', 'NOW+1FORTNIGHT', 'NOW+1WEEK', 'NOW+1DATES', 'NOW+DAY', 'NOW/DAY /HOUR'],
  ...['2026-02-29T00:00:00Z', '2026-04-31T00:00:00Z', '2026-13-01T00:00:00Z', 'tomorrow', ''],
])('rejects the date %j', (text) => {
  expect(() => dateMath(text)).toThrow(/date/i)
})

test.each(['Europe/Nowhere', 'europe/berlin', '+02:00', '../UTC', 'GMT+99'])(
  'rejects the time zone %s where a date needs it',
  (zone) => {
    expect(() => read('NOW/DAY', zone)).toThrow(`Solr JVM does not support TZ: ${zone}`)
    expect(() => read('2026-01-01T00:00:00Z', zone)).not.toThrow()
  },
)
