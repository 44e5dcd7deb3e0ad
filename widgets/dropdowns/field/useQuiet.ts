import { type RefObject, useEffect } from 'react'

/**
 * Keeps the input's own events from the page: what is typed to find an option is no change of the form. They
 * end at the root, where React has heard of them.
 */
export function useQuiet(
  around: RefObject<Element | null>,
  input: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const root = around.current?.parentElement
    const end = (event: Event) => {
      if (event.target === input.current) event.stopPropagation()
    }
    for (const name of ['input', 'change']) root?.addEventListener(name, end)
    return () => {
      for (const name of ['input', 'change']) root?.removeEventListener(name, end)
    }
  }, [around, input])
}
