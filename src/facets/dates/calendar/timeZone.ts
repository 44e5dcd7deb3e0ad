import { type CalendarDate, calendarDateOf, utcStartOf } from './calendarDate'

const DAY_MS = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** As Solr writes them; it tells upper case from lower case, unlike browsers, and knows no offsets such as `+02:00`. */
const NAME =
  /^(?:UTC|GMT|Etc\/(?:UTC|GMT(?:[+-]\d{1,2})?)|(?:US|[A-Z][a-z]+)(?:\/[A-Z][a-z][\w+-]*)+)$/

/** Whether the browser and Solr know a time zone by this IANA name. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false
  try {
    return formatOf(name) !== undefined
  } catch {
    return false
  }
}

/** The day that it is at a time. @param time in milliseconds since the epoch */
export function dayAt(time: number, zone: string): CalendarDate {
  return calendarDateOf(localTime(time, zone))
}

/**
 * When a day starts, in milliseconds since the epoch. Where summer time begins at midnight that is at one o'clock; a
 * day that a zone at the date line skips starts with the next one.
 */
export function startOfDay(date: CalendarDate, zone: string): number {
  const local = utcStartOf(date)
  const offset = (near: number) => localTime(near, zone) - near
  const before = local - offset(local - DAY_MS)
  const after = local - offset(local + DAY_MS)
  return localTime(before, zone) === local || localTime(after, zone) !== local ? before : after
}

/** The clocks' time in a zone, in milliseconds as if it were in UTC; to the second. */
function localTime(time: number, zone: string): number {
  const seconds = Math.floor(time / 1000) * 1000
  if (zone === 'UTC') return seconds
  const parts = formatOf(zone).formatToParts(seconds)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '0'
  const isBefore = part('era') === 'BC'
  const local = new Date(0)
  const year = isBefore ? 1 - Number(part('year')) : Number(part('year'))
  local.setUTCFullYear(year, Number(part('month')) - 1, Number(part('day')))
  return local.setUTCHours(Number(part('hour')), Number(part('minute')), Number(part('second')))
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}
