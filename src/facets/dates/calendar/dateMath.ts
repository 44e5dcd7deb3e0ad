import { isCalendarDate } from './calendarDate'

const UNIT = '(?:YEAR|MONTH|DAY|HOUR|MINUTE|SECOND|MILLI|MILLISECOND)S?'
const MATH = new RegExp(
  `^(?:NOW|(\\d{4}-\\d\\d-\\d\\d)T(\\d\\d):(\\d\\d):(\\d\\d)(?:\\.\\d{1,3})?Z)(?:[+-]\\d{1,4}${UNIT}|/${UNIT}){0,6}$`,
)

/** Whether Solr reads a text as a date: an instant such as `2026-07-01T00:00:00Z` or NOW, with steps such as `-1MONTH/DAY`. */
export function isDateMath(text: string): boolean {
  const [whole, day, hour = 0, minute = 0, second = 0] = MATH.exec(text) ?? []
  if (whole === undefined) return false
  const isTime = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  return day === undefined || (isCalendarDate(day) && isTime)
}
