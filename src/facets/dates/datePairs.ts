import type { QueryPair } from '../../history/query/queryPairs'
import type { FacetConfig } from '../config/facetConfig'
import { isCalendarDate } from './calendar/calendarDate'
import { type DateChoice, dateRangeChoice, readDateChoice, writeDateChoice } from './dateChoice'
import { datesOptions } from './options'

/** The names of the two date fields in a plain form. */
const ENDS = 'from to'.split(' ')

type Pair = readonly [key: string, value: string]

/**
 * Describes the filter of a facet of dates by a pair: `arrival=weekend`, `arrival=2026-07-01..2026-07-07`.
 * @returns null for what is no choice of days
 */
export function datePairs(facet: FacetConfig, filters: readonly string[]): readonly Pair[] | null {
  const [text] = filters
  if (text === undefined || filters.length > 1) return null
  const choice = readDateChoice(text, datesOptions(facet).presets)
  if (!choice) return null
  if ('preset' in choice) return [['', choice.preset]]
  const isDays = [choice.from, choice.to].every((end) => end === null || isCalendarDate(end))
  return isDays ? [['', `${choice.from ?? ''}..${choice.to ?? ''}`]] : null
}

/**
 * Reads the filter from such a pair, or from those of a plain form: `arrival[from]` and `arrival[to]`, which win over
 * its preset unless they are as they were, `arrival[was]`. What is no choice is left out.
 */
export function dateFilters(
  facet: FacetConfig,
  pairs: readonly Pick<QueryPair, 'key' | 'value'>[],
): readonly string[] {
  const { presets } = datesOptions(facet)
  const last = (name: string | null) => pairs.findLast(({ key }) => key === name)?.value
  const typed = ENDS.map((end) => last(end) ?? '').join('..')
  const isTyped = typed !== '..' && typed !== last('was')
  const choice = parseChoice(isTyped ? typed : (last(null) ?? typed), presets)
  return choice ? [writeDateChoice(facet.field, choice)] : []
}

function parseChoice(
  text: string,
  presets: ReturnType<typeof datesOptions>['presets'],
): DateChoice | null {
  if (presets.some(({ name }) => name === text)) return { preset: text }
  if (isCalendarDate(text)) return { from: text, to: text }
  const [from = '', to = '', ...more] = text.split('..')
  const isDay = (end: string) => end === '' || isCalendarDate(end)
  return more.length === 0 && isDay(from) && isDay(to) ? dateRangeChoice(from, to) : null
}
