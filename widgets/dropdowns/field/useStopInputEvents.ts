import { type RefObject, useEffect } from 'react'

const EVENTS = ['input', 'change']

/**
 * Stops the input's own events at the React root, after React has handled them. A term that is typed to find
 * an option is not a change of the form.
 */
export function useStopInputEvents(
  dropdown: RefObject<Element | null>,
  input: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const root = dropdown.current?.parentElement
    const stop = (event: Event) => {
      if (event.target === input.current) event.stopPropagation()
    }
    for (const name of EVENTS) root?.addEventListener(name, stop)
    return () => {
      for (const name of EVENTS) root?.removeEventListener(name, stop)
    }
  }, [dropdown, input])
}
