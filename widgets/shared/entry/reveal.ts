import { createContext, useContext, useLayoutEffect } from 'react'

/** Takes over from the CMS's markup; set by mount for each root. */
export const RevealContext = createContext<() => void>(() => {})

/**
 * Says when the widget has something to show: the CMS's markup is hidden in the same frame.
 * Until then that markup is what the visitor sees.
 */
export function useReveal(ready: boolean): void {
  const reveal = useContext(RevealContext)
  useLayoutEffect(() => {
    if (ready) reveal()
  }, [ready, reveal])
}
