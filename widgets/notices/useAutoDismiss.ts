import { useState } from 'react'
import { NOTICE_DURATION_MS, NOTICE_HIDE_MS, NOTICE_SHOW_MS } from '../../src/notices/constants'
import { useCountdown } from './useCountdown'

interface Inputs {
  /** Each repeat starts the notice's time again. */
  readonly repeats: number
  readonly paused: boolean
  /** The notice begins to disappear. */
  readonly onClosing: () => void
  readonly onClosed: () => void
}

/** What a notice's view shows and can do. */
export interface AutoDismiss {
  readonly state: 'opening' | 'open' | 'closing'
  readonly dismiss: () => void
}

/**
 * Dismisses a notice after its time (spec 8, 9), unless it is paused. A repeat while it disappears opens it
 * again.
 */
export function useAutoDismiss({ repeats, paused, onClosing, onClosed }: Inputs): AutoDismiss {
  const [state, setState] = useState<AutoDismiss['state']>('opening')
  const isClosing = state === 'closing'
  const dismiss = () => {
    onClosing()
    setState('closing')
  }
  const [seenRepeats, setSeenRepeats] = useState(repeats)
  if (repeats !== seenRepeats) {
    setSeenRepeats(repeats)
    if (isClosing) setState('open')
  }
  const open = () => setState('open')
  useCountdown({ ms: NOTICE_SHOW_MS, isRunning: state === 'opening', round: 0, onEnd: open })
  const isRunning = !paused && !isClosing
  useCountdown({ ms: NOTICE_DURATION_MS, isRunning, round: repeats, onEnd: dismiss })
  useCountdown({ ms: hideMs(), isRunning: isClosing, round: repeats, onEnd: onClosed })
  return { state, dismiss }
}

function hideMs(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : NOTICE_HIDE_MS
}
