import { addDays, type CalendarDate, isCalendarDate } from './calendar/calendarDate'
import { dayAt, startOfDay } from './calendar/timeZone'
import type { DateChoice } from './dateChoice'
import type { DatesOptions } from './options'
import type { DateEnd } from './presets/preset'
import { presetDays } from './presets/presetDays'
import { presetMath } from './presets/presetMath'

/**
 * Two ends that cannot be crossed: plain ones, which are compared when they are read, and ones that are reckoned from the
 * same time. A field of date ranges rejects crossed ones, where others find nothing.
 */
const ORDERED = /^([^N]*[\dZ] TO [^N]*[\dZ]|(\S+?)(-\w+)* TO \2(\+\w+)*)$/

/** What the dates of a request are reckoned by. */
export interface DateClock {
  /** Milliseconds since the epoch. */
  readonly now: number
  /** The time zone of the request: Solr's `TZ`. */
  readonly zone: string
}

/**
 * Writes a choice in Solr's syntax, without a tag: `created:[NOW/DAY TO NOW/DAY+1DAY}`, for a DateRangeField
 * `open:[2026-07-01 TO 2026-07-07]`, for availability `-booked:[2026-07-01 TO 2026-07-07]`.
 * @returns null when no day is chosen: a stay without a night, a preset that the page does not have
 */
export function dateFilter(
  field: string,
  choice: DateChoice,
  options: DatesOptions,
  clock: DateClock,
): string | null {
  const range =
    'preset' in choice
      ? presetRange(choice.preset, options, clock)
      : options.dateRange &&
          choice.from &&
          choice.to &&
          !ORDERED.test(`${choice.from} TO ${choice.to}`)
        ? null
        : chosenRange(choice, options, clock)
  return range && `${options.availability ? '-' : ''}${field}:${range}`
}

function chosenRange(
  { from, to }: { readonly from: DateEnd; readonly to: DateEnd },
  options: DatesOptions,
  { zone }: DateClock,
): string | null {
  const isStay = options.nights && to !== null && isCalendarDate(to)
  const last = isStay ? addDays(to, -1) : to
  if (from !== null && last !== null && isCalendarDate(from) && last < from) return null
  return options.dateRange ? `[${from ?? '*'} TO ${last ?? '*'}]` : timeRange(from, last, zone)
}

function presetRange(name: string, options: DatesOptions, clock: DateClock): string | null {
  const preset = options.presets.find((one) => one.name === name)
  if (!preset) return null
  if (preset.between) return chosenRange(preset.between, { ...options, nights: false }, clock)
  const math = options.dateRange ? null : presetMath(name)
  if (math) return `[${math.from} TO ${math.end}}`
  const today = dayAt(clock.now, clock.zone)
  const { from, end } = presetDays(name, today, options)
  // What was taken until yesterday may be free from today on.
  const first = options.availability && from < today ? today : from
  const last = addDays(end, -1)
  if (last < first) return null
  return options.dateRange ? `[${first} TO ${last}]` : timeRange(first, last, clock.zone)
}

/** The times from the start of a day to the end of another. */
function timeRange(from: DateEnd, to: DateEnd, zone: string): string {
  const start = from !== null && isCalendarDate(from) ? instant(from, zone) : (from ?? '*')
  if (to === null || !isCalendarDate(to)) return `[${start} TO ${to ?? '*'}]`
  const next = addDays(to, 1)
  // The calendar ends there.
  return next === to ? `[${start} TO *]` : `[${start} TO ${instant(next, zone)}}`
}

function instant(date: CalendarDate, zone: string): string {
  return new Date(startOfDay(date, zone)).toISOString().replace('.000Z', 'Z')
}
