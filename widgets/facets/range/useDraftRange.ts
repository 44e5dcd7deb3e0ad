import { useEffect, useRef, useState } from 'react'
import { RANGE_COMMIT_DELAY_MS } from '../../../src/facets/constants'
import type { NumberRange } from '../../../src/facets/range/numberRange'

/** The range that a visitor is about to choose, while a thumb is dragged or a key is held. */
export interface DraftRange {
  /** The range to show: the draft, or the chosen range without one. */
  readonly value: NumberRange
  /** Changes the draft, without a search. */
  readonly update: (range: NumberRange) => void
  /** Chooses the draft. */
  readonly commit: () => void
  /** Chooses the draft after a pause without changes. */
  readonly commitWhenIdle: () => void
  /** Returns to the chosen range. */
  readonly discard: () => void
}

/**
 * Keeps the draft of a range, so that no request is sent while a thumb is dragged or a key is held.
 * @param key identifies the chosen range: when it changes, the draft is discarded.
 */
export function useDraftRange(
  chosen: NumberRange,
  key: string,
  choose: (range: NumberRange) => void,
): DraftRange {
  const [draft, setDraft] = useState<NumberRange | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A timer commits the draft of the moment when it fires, not of the moment when it was set.
  const latestDraft = useRef<NumberRange | null>(null)
  const latestChoose = useRef(choose)
  latestChoose.current = choose
  const update = (range: NumberRange | null) => {
    clearTimeout(timer.current)
    latestDraft.current = range
    setDraft(range)
  }
  const commit = () => {
    const range = latestDraft.current
    update(null)
    if (range) latestChoose.current(range)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly chosen range ends the draft
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      latestDraft.current = null
      setDraft(null)
    },
    [key],
  )
  return {
    value: draft ?? chosen,
    update,
    commit,
    commitWhenIdle() {
      clearTimeout(timer.current)
      timer.current = setTimeout(commit, RANGE_COMMIT_DELAY_MS)
    },
    discard: () => update(null),
  }
}
