import * as v from 'valibot'
import { onOff, text, textList, wholeNumber } from '../../config/values'
import { isTimeZone } from './calendar/timeZone'
import { createPreset, type DatePreset, DEFAULT_PRESETS, parsePreset } from './presets/preset'
import { WEEKEND } from './presets/presetDays'

/** The options of a facet of dates, with their defaults. */
export interface DatesOptions {
  readonly presets: readonly DatePreset[]
  /** Whether a visitor can choose any dates. */
  readonly fromTo: boolean
  /** Whether the field is a DateRangeField: what overlaps the chosen days is found. */
  readonly dateRange: boolean
  /** Whether the field says when a thing is taken: what overlaps the chosen days is not found. */
  readonly availability: boolean
  /** Whether the last day is that of the departure, which needs not be free. */
  readonly nights: boolean
  /** How many months the histogram has, from the current one; past ones when negative. */
  readonly months: number
  readonly weekend: readonly number[]
  readonly timeZone: string
}

const PRESET = 'a preset: "today", "weekend", "next-7-days" or "Summer=2026-06-21..2026-09-22"'
const DAYS = 'days, "1" (Monday) to "7"'
const ZONE = 'a time zone, such as "Europe/Berlin"'
const MAX_MONTHS = 36

const optionalText = v.optional(text(), '')
const preset = v.pipe(
  v.union(
    [
      text(),
      v.object(
        { label: text(), from: optionalText, to: optionalText, name: v.optional(text()) },
        PRESET,
      ),
    ],
    PRESET,
  ),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): DatePreset => {
    const found =
      typeof value === 'string'
        ? parsePreset(value.trim())
        : createPreset(value.label, value.from, value.to, value.name)
    if (found) return found
    addIssue({ message: PRESET })
    return NEVER
  }),
)

/** A list of presets; "none" is an empty one. */
const presets = v.pipe(
  v.union(
    [v.string(), v.array(v.unknown()), v.record(v.string(), v.unknown())],
    'a list of presets',
  ),
  v.transform((list): readonly unknown[] =>
    typeof list === 'object'
      ? Object.values(list)
      : list.split(',').filter((one) => one.trim() !== '' && one.trim() !== 'none'),
  ),
  v.array(preset),
)

/** What a facet of dates adds to the settings of facets. */
export const datesEntries = {
  presets: v.optional(presets),
  from_to: v.optional(onOff()),
  date_range: v.optional(onOff()),
  availability: v.optional(onOff()),
  nights: v.optional(onOff()),
  months: v.optional(
    v.pipe(
      wholeNumber(),
      v.check((n) => Math.abs(n) <= MAX_MONTHS, `at most ${MAX_MONTHS} months`),
    ),
  ),
  weekend: v.optional(
    v.pipe(
      textList(),
      v.check((days) => days.length > 0 && days.every((day) => /^[1-7]$/.test(day)), DAYS),
      v.transform((days) => days.map(Number)),
    ),
  ),
  time_zone: v.optional(v.pipe(text(), v.check(isTimeZone, ZONE))),
}

type Decoded = {
  readonly [K in keyof typeof datesEntries]?: v.InferOutput<(typeof datesEntries)[K]>
}

const defaultPresets = DEFAULT_PRESETS.flatMap((name) => parsePreset(name) ?? [])

/** The options of a facet, decoded before. */
export function datesOptions({
  further = {},
}: {
  readonly further?: Readonly<Record<string, unknown>>
}): DatesOptions {
  const decoded = further as Decoded
  const availability = decoded.availability ?? false
  return {
    presets: decoded.presets ?? defaultPresets,
    fromTo: decoded.from_to ?? true,
    dateRange: availability || (decoded.date_range ?? false),
    availability,
    nights: decoded.nights ?? false,
    months: availability ? 0 : (decoded.months ?? 0),
    weekend: decoded.weekend ?? WEEKEND,
    timeZone: decoded.time_zone ?? 'UTC',
  }
}
