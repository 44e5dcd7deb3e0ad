/** A day of the calendar as HTML writes it, `2026-07-01`: without a time and a time zone. Years 1 to 9999. */
export type CalendarDate = string

const DAY_MS = 86_400_000
const DATE = /^(?!0000)\d{4}-\d\d-\d\d$/

/** Whether a text is a day that the calendar has: not the 29th of February in most years. */
export function isCalendarDate(text: string): boolean {
  return DATE.test(text) && calendarDate(dayNumber(text)) === text
}

/** The day some days later. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return calendarDate(dayNumber(date) + days)
}

/** The first day of the month some months later. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`)
  return calendarDate(first.setUTCMonth(first.getUTCMonth() + months) / DAY_MS)
}

/** Monday is 1, Sunday is 7. */
export function weekday(date: CalendarDate): number {
  return new Date(dayNumber(date) * DAY_MS).getUTCDay() || 7
}

/** The day of a time in milliseconds as if it were in UTC. */
export function calendarDateOf(time: number): CalendarDate {
  return calendarDate(Math.floor(time / DAY_MS))
}

/** The time in milliseconds at which a day starts in UTC. */
export function utcStartOf(date: CalendarDate): number {
  return dayNumber(date) * DAY_MS
}

function dayNumber(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS
}

/** Beyond the last year, its last day. */
function calendarDate(day: number): CalendarDate {
  if (Number.isNaN(day)) return ''
  const text = new Date(day * DAY_MS).toISOString()
  return text.startsWith('+') ? '9999-12-31' : text.slice(0, 10)
}
