import type { FacetConfig } from '../config/facetConfig'
import {
  addDays,
  addMonths,
  type CalendarDate,
  isCalendarDate,
  utcStartOf,
} from './calendar/calendarDate'
import { dayAt } from './calendar/timeZone'
import { type DateChoice, readDateChoice } from './dateChoice'
import type { DatesMessageKey } from './messages'
import { type DatesOptions, datesOptions } from './options'
import type { DatePreset } from './presets/preset'

/** The words of a page's language. */
export interface DateWords {
  readonly locale: string
  readonly translate: (
    key: DatesMessageKey,
    values?: Readonly<Record<string, string | number>>,
  ) => string
}

/** What a preset is called. */
export function presetLabel({ name, label }: DatePreset, { translate }: DateWords): string {
  if (label !== null) return label
  const [, direction, n] = /^(next|last)-(\d+)-days$/.exec(name) ?? []
  const key = direction ?? name.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())
  return translate(`dates.${key}` as DatesMessageKey, { n: Number(n) })
}

/** What a facet's filter chooses, in words: "This weekend", "July 1 – 7, 2026", "July 2026". */
export function dateLabel(text: string, facet: FacetConfig, words: DateWords): string {
  const options = datesOptions(facet)
  const choice = readDateChoice(text, options.presets)
  return (choice && choiceLabel(choice, options, words)) ?? words.translate('dates.unknown')
}

function choiceLabel(choice: DateChoice, options: DatesOptions, words: DateWords): string | null {
  if ('preset' in choice) {
    const preset = options.presets.find(({ name }) => name === choice.preset)
    return preset ? presetLabel(preset, words) : null
  }
  const from = dayOf(choice.from, options.timeZone)
  const to = dayOf(choice.to, options.timeZone)
  if (from && to) return formatDays(from, to, words.locale)
  const { translate, locale } = words
  if (from && choice.to === null)
    return translate('dates.since', { date: formatDays(from, from, locale) })
  if (to && choice.from === null)
    return translate('dates.until', { date: formatDays(to, to, locale) })
  return translate('dates.between', { from: choice.from ?? '*', to: choice.to ?? '*' })
}

function dayOf(end: string | null, zone: string): CalendarDate | null {
  if (end === null || isCalendarDate(end)) return end
  const time = Date.parse(end)
  return Number.isNaN(time) ? null : dayAt(time, zone)
}

/** Writes days in a language; a whole month as its name. */
export function formatDays(from: CalendarDate, to: CalendarDate, locale: string): string {
  if (from.endsWith('-01') && to === addDays(addMonths(from, 1), -1))
    return formatMonth(from, locale)
  const format = formatOf(locale, { dateStyle: 'long' })
  return plainSpaces(format.formatRange(utcStartOf(from), utcStartOf(to)))
}

/** Writes a month in a language, with its year. */
export function formatMonth(
  date: CalendarDate,
  locale: string,
  month: 'long' | 'short' = 'long',
): string {
  return plainSpaces(formatOf(locale, { year: 'numeric', month }).format(utcStartOf(date)))
}

/** Writes the short name of a day's month as it stands before its year: a label must be in the control's name. */
export function formatMonthName(date: CalendarDate, locale: string): string {
  const format = formatOf(locale, { year: 'numeric', month: 'short' })
  const parts = format.formatToParts(utcStartOf(date))
  return parts.find(({ type }) => type === 'month')?.value ?? ''
}

/** Writes a day's year in a language. */
export function formatYear(date: CalendarDate, locale: string): string {
  return plainSpaces(formatOf(locale, { year: 'numeric' }).format(utcStartOf(date)))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Days have no time zone: they are formatted as if they were in UTC. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, {
    ...options,
    timeZone: 'UTC',
    calendar: 'gregory',
  })
  formats.set(key, format)
  return format
}

/** Browsers and servers differ in their thin and narrow spaces. */
function plainSpaces(text: string): string {
  return text.replace(/[\u2009\u202f\u00a0]/g, ' ')
}
