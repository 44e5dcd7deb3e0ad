import { useEffect, useState } from 'react'
import { NOTICE_HIDE_MS, NOTICE_SHOW_MS, NOTICE_STAYS_MS } from '../../src/contract/constants'
import { useCountdown } from './useCountdown'

interface Stay {
  /** Each time that it is raised, it stays as long as a new one. */
  readonly raised: number
  readonly paused: boolean
  /** It begins to leave. */
  readonly onLeave: () => void
  readonly onGone: () => void
}

/**
 * A notice's time on the page (spec 8, 9): it appears, stays, and leaves by itself unless time is paused.
 * Raised again while it leaves, it stays.
 */
export function useStay({ raised, paused, onLeave, onGone }: Stay) {
  const [state, setState] = useState<'opening' | 'open' | 'closing'>('opening')
  const leaves = state === 'closing'
  const leave = () => {
    onLeave()
    setState('closing')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: raised again
  useEffect(() => {
    setState((now) => (now === 'closing' ? 'open' : now))
  }, [raised])
  const opened = () => setState('open')
  useCountdown({ ms: NOTICE_SHOW_MS, on: state === 'opening', round: 0, done: opened })
  useCountdown({ ms: NOTICE_STAYS_MS, on: !paused && !leaves, round: raised, done: leave })
  useCountdown({ ms: leavingMs(), on: leaves, round: raised, done: onGone })
  return { state, leave }
}

function leavingMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : NOTICE_HIDE_MS
}
