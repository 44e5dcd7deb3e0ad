import { useEffect, useRef, useState } from 'react'
import { DATES_COMMIT_DELAY_MS } from '../../../src/facets/dates/constants'
import type { DateChoice } from '../../../src/facets/dates/dateChoice'
import {
  type DateFieldsError,
  dateFieldsChoice,
  type EnteredDays,
} from '../../../src/facets/dates/dateFieldsChoice'

/** The two fields of a range of dates. */
export type DateFieldEnd = keyof EnteredDays

export interface DateFieldsOptions {
  /** The days that are filtered by; '' for an open end. */
  readonly chosen: EnteredDays
  /** Identifies the choice: when it changes, what was entered is discarded. */
  readonly choiceKey: string
  /** Whether one day alone is no choice yet. */
  readonly needsBoth: boolean
  /** Whether the last day is that of a departure. */
  readonly nights: boolean
  readonly choose: (choice: DateChoice | null) => void
}

/** What the two fields show and can do. */
export interface DateFieldsState {
  readonly values: EnteredDays
  readonly error: DateFieldsError | null
  /** Sets a field's day, and chooses after a pause. */
  readonly edit: (end: DateFieldEnd, value: string) => void
  /** Chooses the days, if they are valid. @param leavesBoth whether the focus leaves both fields */
  readonly commit: (end: DateFieldEnd, leavesBoth: boolean, isBad: boolean) => void
}

/**
 * The days that a visitor enters. They are chosen together: when the focus leaves both fields, at Enter, and after a
 * pause, since a calendar that a field opens gives no other sign that it is done.
 */
export function useDateFields(options: DateFieldsOptions): DateFieldsState {
  const { chosen, choiceKey } = options
  const [draft, setDraft] = useState<Partial<EnteredDays>>({})
  const [error, setError] = useState<DateFieldsError | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const values = { from: draft.from ?? chosen.from, to: draft.to ?? chosen.to }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice ends the draft
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      setDraft({})
      setError(null)
    },
    [choiceKey],
  )
  const commit = (end: DateFieldEnd, days: EnteredDays, isFinal: boolean, isBad: boolean) => {
    clearTimeout(timer.current)
    if (isBad) {
      setError({ end, message: 'dates.invalid' })
      return
    }
    if (days.from === chosen.from && days.to === chosen.to) {
      setError(null)
      return
    }
    const result = dateFieldsChoice(days, end, options)
    if ('message' in result) setError(isFinal ? result : null)
    else {
      setError(null)
      if (result.choice !== undefined) options.choose(result.choice)
    }
  }
  // A pause commits what the fields and the filter are then.
  const latest = useRef(commit)
  latest.current = commit
  return {
    values,
    error,
    edit(end, value) {
      const days = { ...values, [end]: value }
      setDraft({ ...draft, [end]: value })
      setError(null)
      clearTimeout(timer.current)
      // The digits of a year are typed one by one: until the last, it is one of long ago.
      if (value !== '' && value < '1000') return
      timer.current = setTimeout(
        () => latest.current(end, days, true, false),
        DATES_COMMIT_DELAY_MS,
      )
    },
    commit: (end, leavesBoth, isBad) => {
      if (leavesBoth || isBad) commit(end, values, leavesBoth, isBad)
    },
  }
}
