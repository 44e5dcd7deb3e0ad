import { SNAPSHOT_DELAY_MS } from '../../src/history/constants'

/**
 * Calls back whenever the page may be left next: it is hidden, it unloads, or scrolling has ended (Back within
 * the page is an event only afterwards). @returns its undo.
 */
export function watchLeaving(leaving: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => {
    clearTimeout(timer)
    timer = setTimeout(leaving, SNAPSHOT_DELAY_MS)
  }
  const hidden = () => {
    if (document.visibilityState === 'hidden') leaving()
  }
  window.addEventListener('scroll', rest, { passive: true })
  window.addEventListener('pagehide', leaving)
  window.addEventListener('visibilitychange', hidden)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('scroll', rest)
    window.removeEventListener('pagehide', leaving)
    window.removeEventListener('visibilitychange', hidden)
  }
}

/** Calls back when the page is restored from the back/forward cache. @returns its undo. */
export function watchBfcacheRestore(returned: () => void): () => void {
  const shown = (event: PageTransitionEvent) => {
    if (event.persisted) returned()
  }
  window.addEventListener('pageshow', shown)
  return () => window.removeEventListener('pageshow', shown)
}
