import { SNAPSHOT_DELAY_MS } from '../../src/history/constants'
import { listenOnWindow } from '../browser/listenOnWindow'

/**
 * Calls back whenever the page may be left next: it is hidden, it unloads, or scrolling has ended (Back within
 * the page is an event only afterwards). @returns its undo.
 */
export function watchLeaving(leaving: (why: 'rest' | 'leave') => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(() => leaving('rest'), SNAPSHOT_DELAY_MS)
  }
  const left = () => leaving('leave')
  const hidden = () => {
    if (document.visibilityState === 'hidden') left()
  }
  const undo = [
    listenOnWindow('scroll', rest),
    listenOnWindow('pagehide', left),
    listenOnWindow('visibilitychange', hidden),
  ]
  return () => {
    clearTimeout(timer)
    for (const stop of undo) stop()
  }
}

/** Calls back when the page is restored from the back/forward cache. @returns its undo. */
export function watchBfcacheRestore(returned: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) returned()
  }
  return listenOnWindow('pageshow', shown)
}
