import { addDays, addMonths, type CalendarDate, weekday } from '../calendar/calendarDate'

/** Days from one to before another. */
export interface Days {
  readonly from: CalendarDate
  readonly end: CalendarDate
}

/** The days of a weekend, from Monday as 1: Saturday and Sunday. */
export const WEEKEND: readonly number[] = [6, 7]

/**
 * The days of one of our presets.
 * @param nights whether the days are those at which a night begins: Friday and Saturday for a weekend
 */
export function presetDays(
  name: string,
  today: CalendarDate,
  { weekend = WEEKEND, nights = false }: { weekend?: readonly number[]; nights?: boolean } = {},
): Days {
  const count = Number(/\d+/.exec(name)?.[0] ?? 1)
  const after = (from: number, days: number) => ({
    from: addDays(today, from),
    end: addDays(today, from + days),
  })
  const months = (from: number, number: number) => ({
    from: addMonths(today, from),
    end: addMonths(today, from + number),
  })
  switch (name) {
    case 'today':
      return after(0, 1)
    case 'tomorrow':
      return after(1, 1)
    case 'weekend':
      return weekendDays(today, weekend, nights)
    case 'this-month':
      return months(0, 1)
    case 'next-month':
      return months(1, 1)
    case 'this-year': {
      const [year = ''] = today.split('-')
      return { from: `${year}-01-01`, end: addMonths(`${year}-12-01`, 1) }
    }
    default:
      return name.startsWith('last') ? after(1 - count, count) : after(0, count)
  }
}

/** The current weekend, what is left of it, or the next one. A weekend's night ends on one of its days. */
function weekendDays(today: CalendarDate, weekend: readonly number[], nights: boolean): Days {
  const isFree = (date: CalendarDate) => weekend.includes(weekday(nights ? addDays(date, 1) : date))
  let from = today
  while (!isFree(from)) from = addDays(from, 1)
  let end = addDays(from, 1)
  while (isFree(end) && end < addDays(from, 7)) end = addDays(end, 1)
  return { from, end }
}
