import { flushSync } from 'react-dom'

/** The callbacks of the frame that is painted now. */
const due = new Set<() => void>()

/**
 * Calls back when the next frame is painted. What all callbacks of a frame change is rendered at once, so that
 * the page is laid out once for all of it.
 * @returns a function that cancels it.
 */
export function afterPaint(then: () => void): () => void {
  const frame = requestAnimationFrame(() => {
    due.add(then)
    setTimeout(callAll)
  })
  return () => {
    cancelAnimationFrame(frame)
    due.delete(then)
  }
}

function callAll(): void {
  if (due.size === 0) return
  flushSync(() => {
    for (const then of due) then()
    due.clear()
  })
}
