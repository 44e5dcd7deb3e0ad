import type { FacetCount } from '../../solr/response/searchResponse'
import { addDays, addMonths, type CalendarDate } from './calendar/calendarDate'
import { dayAt } from './calendar/timeZone'

/** One month of a histogram. */
export interface MonthCount {
  readonly from: CalendarDate
  /** The last day. */
  readonly to: CalendarDate
  readonly count: number
  /** From 0 to 1, that of the month with the most. */
  readonly height: number
}

/**
 * The options of facet.range for some months from the current one on, or up to it when negative.
 * @returns null for none
 */
export function histogramMonths(months: number) {
  if (months === 0) return null
  const [start, end] = months > 0 ? [0, months] : [months + 1, 1]
  return { start: monthsFromNow(start), end: monthsFromNow(end), gap: '+1MONTH' }
}

function monthsFromNow(months: number): string {
  if (months === 0) return 'NOW/MONTH'
  return `NOW/MONTH${months > 0 ? '+' : ''}${months}MONTH${Math.abs(months) === 1 ? '' : 'S'}`
}

/** Reads the counts of facet.range by month: each begins at local midnight. */
export function monthCounts(counts: readonly FacetCount[], zone: string): readonly MonthCount[] {
  const highest = Math.max(1, ...counts.map(({ count }) => count))
  return counts.flatMap(({ value, count }) => {
    const time = Date.parse(value ?? '')
    if (Number.isNaN(time)) return []
    const from = dayAt(time, zone)
    return [{ from, to: addDays(addMonths(from, 1), -1), count, height: count / highest }]
  })
}
