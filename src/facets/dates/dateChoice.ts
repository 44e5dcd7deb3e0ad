import { parseFilter } from '../../filters/filter'
import { escapeFilterValue } from '../../solr/lucene/escape'
import { filterField } from '../../solr/lucene/filterField'
import { isCalendarDate } from './calendar/calendarDate'
import { isDateMath } from './calendar/dateMath'
import type { DateEnd, DatePreset } from './presets/preset'

/** What is chosen of a field of dates: a preset, or dates from one end to the other, both included. */
export type DateChoice =
  | { readonly preset: string }
  | { readonly from: DateEnd; readonly to: DateEnd }

const RANGE = /^(?:\{!tag=[^}]*\})?\s*[^:]+:\s*\[\s*(\S+)\s+TO\s+(\S+)\s*([\]}])$/

/**
 * Reads a filter of a field of dates: `arrival:weekend`, `arrival:[2026-07-01 TO 2026-07-07]`, `arrival:2026-07-01`, or
 * one with Solr's own dates.
 * @returns null when it is none that Solr could be asked for: an unknown preset, the 30th of February, crossed ends
 */
export function readDateChoice(text: string, presets: readonly DatePreset[]): DateChoice | null {
  const filter = parseFilter(text)
  if (filter.kind === 'values') {
    const [value] = filter.values
    if (filter.values.length !== 1 || typeof value !== 'string') return null
    if (presets.some(({ name }) => name === value)) return { preset: value }
    return isCalendarDate(value) ? { from: value, to: value } : null
  }
  if (filterField(filter) === null) return null
  const [, from = '', to = ''] = RANGE.exec(text.trim()) ?? []
  return dateRangeChoice(from, to)
}

/** Reads two ends, `*` or '' where they are open. @returns null when one is no date, both are open, or they are crossed */
export function dateRangeChoice(from: string, to: string): DateChoice | null {
  const ends = [from, to].map((end) => end.replace(/^"(.*)"$/, '$1').replace(/^\*$/, ''))
  if (ends.some((end) => end !== '' && !isCalendarDate(end) && !isDateMath(end))) return null
  const [first = '', last = ''] = ends
  if (first + last === '') return null
  // An instant is after the day before it, and so are two of them; what is reckoned from one is not compared.
  const isPlain = (end: string) => isCalendarDate(end) || end.endsWith('Z')
  if (isPlain(first) && isPlain(last) && first > last) return null
  return { from: first || null, to: last || null }
}

/** Writes a choice as the filter that stands in the component's params and in the fragment. */
export function writeDateChoice(field: string, choice: DateChoice): string {
  return `${field}:${escapeFilterValue(dateValue(choice))}`
}

/** Writes a choice as the value of its filter: a preset's name, or a range. */
export function dateValue(choice: DateChoice): string {
  return 'preset' in choice ? choice.preset : `[${choice.from ?? '*'} TO ${choice.to ?? '*'}]`
}
