import { flushSync } from 'react-dom'
import { afterLayout } from './afterLayout'

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
    // Posted then, the message comes behind every other message of this frame.
    if (due.size === 1) afterLayout(document.documentElement, callAllNext)
  })
  return () => {
    cancelAnimationFrame(frame)
    due.delete(then)
  }
}

/** Unlike a timer, or a second message, a message does not let a further frame come first. */
function callAllNext(): void {
  if (typeof MessageChannel === 'undefined') {
    setTimeout(callAll)
    return
  }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    callAll()
  }
  port2.postMessage(0)
}

function callAll(): void {
  flushSync(() => {
    for (const then of due) then()
    due.clear()
  })
}
