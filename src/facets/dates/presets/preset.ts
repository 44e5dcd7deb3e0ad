import { isCalendarDate } from '../calendar/calendarDate'
import { isDateMath } from '../calendar/dateMath'

/** An end of a range of dates: a day, date math of Solr's, or null where it is open. */
export type DateEnd = string | null

/** A named choice of dates. */
export interface DatePreset {
  /** As in the address. */
  readonly name: string
  /** What visitors read; null for one of ours. */
  readonly label: string | null
  /** Both ends, days included; null for one of ours, whose days depend on the current one. */
  readonly between: { readonly from: DateEnd; readonly to: DateEnd } | null
}

const OURS =
  /^(?:today|tomorrow|weekend|this-month|next-month|this-year|(?:next|last)-[1-9]\d{0,2}-days)$/

/** What is offered without the option. */
export const DEFAULT_PRESETS: readonly string[] = ['today', 'weekend', 'next-7-days', 'this-month']

/**
 * Reads a preset: the name of one of ours, or one of the page's, `Summer 2026=2026-06-21..2026-09-22`, whose ends are
 * days or date math, and may be missing.
 * @returns null when it is neither
 */
export function parsePreset(text: string): DatePreset | null {
  if (OURS.test(text)) return { name: text, label: null, between: null }
  const [, label = '', from = '', to = ''] = /^([^=]+)=(.*?)\.\.(.*)$/.exec(text) ?? []
  return createPreset(label.trim(), from.trim(), to.trim())
}

/** Creates a preset of the page's. @returns null when an end is no date, or the label has no letter or digit */
export function createPreset(
  label: string,
  from: string,
  to: string,
  name = nameOf(label),
): DatePreset | null {
  const isEnd = (end: string) => end === '' || isCalendarDate(end) || isDateMath(end)
  if (name === '' || !isEnd(from) || !isEnd(to) || from + to === '') return null
  if (isCalendarDate(from) && isCalendarDate(to) && from > to) return null
  return { name, label, between: { from: from || null, to: to || null } }
}

/** "Summer 2026" is `summer-2026` in the address. */
function nameOf(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.join('-')
}
