import { PREFETCH_DELAY_MS } from '../../../src/prefetch/constants'

/**
 * Calls back when the pointer or the focus has rested on something inside an element.
 * @returns a function that stops listening.
 */
export function onIntent(
  element: Element,
  onRest: (target: EventTarget | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const startTimer = ({ target }: Event) => {
    clearTimeout(timer)
    timer = setTimeout(() => onRest(target), PREFETCH_DELAY_MS)
  }
  const cancelTimer = () => clearTimeout(timer)
  const events = {
    pointerover: startTimer,
    focusin: startTimer,
    pointerout: cancelTimer,
    focusout: cancelTimer,
  }
  for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener)
  return () => {
    cancelTimer()
    for (const [name, listener] of Object.entries(events))
      element.removeEventListener(name, listener)
  }
}
