import { FORESEEN_AFTER_MS } from '../../../src/contract/constants'

/**
 * Tells when the mouse or the focus has rested on something inside an element.
 * @returns the undo.
 */
export function foresee(
  element: Element,
  rested: (target: EventTarget | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const come = ({ target }: Event) => {
    clearTimeout(timer)
    timer = setTimeout(() => rested(target), FORESEEN_AFTER_MS)
  }
  const go = () => clearTimeout(timer)
  const events = { pointerover: come, focusin: come, pointerout: go, focusout: go }
  for (const [name, hear] of Object.entries(events)) element.addEventListener(name, hear)
  return () => {
    go()
    for (const [name, hear] of Object.entries(events)) element.removeEventListener(name, hear)
  }
}
