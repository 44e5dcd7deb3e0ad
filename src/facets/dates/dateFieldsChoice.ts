import type { DateChoice } from './dateChoice'
import type { DatesMessageKey } from './messages'

/** The days in two fields; '' for an open end. */
export interface EnteredDays {
  readonly from: string
  readonly to: string
}

/** Why the entered days cannot be used. */
export interface DateFieldsError {
  /** The field that is marked as invalid. */
  readonly end: keyof EnteredDays
  readonly message: DatesMessageKey
}

/**
 * Reads two entered days; '' is an open end.
 * @param end the field that was edited last: it is marked where the two do not fit
 * @returns no choice while one day is missing that is needed
 */
export function dateFieldsChoice(
  { from, to }: EnteredDays,
  end: keyof EnteredDays,
  { needsBoth, nights }: { readonly needsBoth: boolean; readonly nights: boolean },
): DateFieldsError | { readonly choice: DateChoice | null | undefined } {
  if (from === '' && to === '') return { choice: null }
  if (from === '' || to === '')
    return { choice: needsBoth ? undefined : { from: from || null, to: to || null } }
  if (from > to) return { end, message: 'dates.crossed' }
  if (nights && from === to) return { end, message: 'dates.oneNight' }
  return { choice: { from, to } }
}
