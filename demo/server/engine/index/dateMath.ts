import { SolrError } from '../solrError'
import { type TimeZone, timeZone, UTC } from './timeZone'

/** What a request's dates are reckoned by: Solr's params `NOW` and `TZ`. */
export interface DateContext {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Where days and months begin. A zone that Solr does not know fails at its first use only. */
  readonly zone: () => TimeZone
}

/** @param now the time in milliseconds, as text @param zone a time zone's name */
export function dateContext(now?: string, zone?: string): DateContext {
  return {
    now: now === undefined ? Date.now() : toLong(now),
    zone: () => (zone ? timeZone(zone) : UTC),
  }
}

function toLong(text: string): number {
  if (!/^-?\d{1,16}$/.test(text)) throw new SolrError(`Could not parse NOW: ${text}`)
  return Number(text)
}

const DATE = /^(NOW|\d{4,}-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?Z)([\s\S]*)$/
const STEPS = /^(?:[+-]\d+[A-Z]+|\/[A-Z]+)*$/
const STEP = /([+-]\d+|\/)([A-Z]+)/g

const UNITS: Readonly<Record<string, (parts: DateParts, amount: number | null) => void>> = {
  YEAR: (parts, amount) => step(parts, 0, amount),
  MONTH: (parts, amount) => step(parts, 1, amount),
  DAY: (parts, amount) => step(parts, 2, amount),
  DATE: (parts, amount) => step(parts, 2, amount),
  HOUR: (parts, amount) => step(parts, 3, amount),
  MINUTE: (parts, amount) => step(parts, 4, amount),
  SECOND: (parts, amount) => step(parts, 5, amount),
  MILLI: (parts, amount) => step(parts, 6, amount),
  MILLISECOND: (parts, amount) => step(parts, 6, amount),
}

/** Year, month from 0, day from 1, hour, minute, second, millisecond, local to the time zone. */
type DateParts = [number, number, number, number, number, number, number]

/**
 * Reads a date of a query: ISO 8601 in UTC or NOW, followed by steps such as `+1MONTH` or `/DAY`.
 * @returns milliseconds since the epoch.
 * @throws SolrError when it is neither.
 */
export function dateMath(text: string, context = dateContext()): number {
  const [, start, month, day, steps = ''] = DATE.exec(text) ?? []
  const time = start === undefined ? Number.NaN : start === 'NOW' ? context.now : Date.parse(start)
  // A day that the month does not have: Date.parse goes on counting in the next month.
  const isDay = !day || Number(day) <= daysIn(Number(start?.split('-', 1)[0]), Number(month) - 1)
  if (Number.isNaN(time) || !isDay) throw new SolrError(`Invalid Date String:'${text}'`)
  return addDateMath(time, steps, context)
}

/**
 * Applies the steps of a date expression to a time. A day beyond the end of a month becomes its last day. All of them
 * are reckoned in local time: an hour more may be none where the clocks change.
 */
export function addDateMath(time: number, steps: string, { zone } = dateContext()): number {
  if (!STEPS.test(steps)) throw new SolrError(`Invalid Date Math String:'${steps}'`)
  if (steps === '') return time
  const { localOf, timeOf } = zone()
  let local = localOf(time)
  for (const [, amount = '', name = ''] of steps.matchAll(STEP)) {
    const unit = UNITS[name.replace(/(?<!^)S$/, '')]
    if (!unit || name === 'DATES') throw new SolrError(`Unrecognized date math unit: ${name}`)
    const parts = partsOf(local)
    unit(parts, amount === '/' ? null : Number(amount))
    local = timeOfParts(parts)
  }
  return timeOf(local)
}

function partsOf(time: number): DateParts {
  const date = new Date(time)
  return [
    date.getUTCFullYear(),
    date.getUTCMonth(),
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
    date.getUTCSeconds(),
    date.getUTCMilliseconds(),
  ]
}

/** Date.UTC, without its years before 100. */
function timeOfParts([year, month, day, ...rest]: DateParts): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month, day)
  date.setUTCHours(...rest)
  return date.getTime()
}

/** Adds to one part. With null it rounds down to that part. */
function step(parts: DateParts, index: number, amount: number | null): void {
  if (amount === null) {
    for (let after = index + 1; after < parts.length; after += 1) parts[after] = after === 2 ? 1 : 0
    return
  }
  parts[index] = (parts[index] ?? 0) + amount
  if (index > 1) return
  parts[2] = Math.min(parts[2], daysIn(parts[0], parts[1]))
}

/** The number of days in a month, counted from 0. */
function daysIn(year: number, month: number): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month + 1, 0)
  return date.getUTCDate()
}
