import { useEffect, useRef, useState } from 'react'
import { RANGE_SETTLE_MS } from '../../../src/contract/constants'
import type { Span } from '../../../src/facets/range/span'

export interface Draft {
  /** What is shown: the draft while there is one, else what is chosen. */
  readonly value: Span
  /** Moves a thumb, choosing nothing yet. */
  readonly show: (span: Span) => void
  /** Chooses what is shown. */
  readonly take: () => void
  /** Chooses what is shown once nothing has moved for a while. */
  readonly settle: () => void
  /** Goes back to what is chosen. */
  readonly drop: () => void
}

/**
 * What a visitor is about to choose: nothing is asked of the server while a thumb is dragged or a key is
 * held.
 * @param key tells one choice from another: a draft does not outlive the choice that it started from.
 */
export function useDraft(chosen: Span, key: string, choose: (span: Span) => void): Draft {
  const [draft, setDraft] = useState<Span | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A timer takes what is shown when it rings, not when it was set.
  const held = useRef<Span | null>(null)
  const newest = useRef(choose)
  newest.current = choose
  const show = (span: Span | null) => {
    clearTimeout(timer.current)
    held.current = span
    setDraft(span)
  }
  const take = () => {
    const span = held.current
    show(null)
    if (span) newest.current(span)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice ends the draft
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      held.current = null
      setDraft(null)
    },
    [key],
  )
  return {
    value: draft ?? chosen,
    show,
    take,
    settle() {
      clearTimeout(timer.current)
      timer.current = setTimeout(take, RANGE_SETTLE_MS)
    },
    drop: () => show(null),
  }
}
