import { createContext, useContext, useLayoutEffect } from 'react'

/** Takes over from the CMS's markup. */
export interface Reveal {
  (): void
  /** Whether it is called while the widget renders: on a server, where effects do not run. */
  readonly whileRendering?: true
}

/** Set by mount for each root. */
export const RevealContext = createContext<Reveal>(() => {})

/**
 * Says when the widget has something to show: the CMS's markup is hidden in the same frame.
 * Until then that markup is what the visitor sees.
 */
export function useReveal(ready: boolean): void {
  const reveal = useContext(RevealContext)
  if (ready && reveal.whileRendering) reveal()
  useLayoutEffect(() => {
    if (ready) reveal()
  }, [ready, reveal])
}
