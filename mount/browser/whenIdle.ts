/** The longest that idle work waits, in milliseconds. */
const LONGEST_WAIT_MS = 200

/** Calls back when the browser has painted and has nothing else to do; at once where it cannot tell. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback(then, { timeout: LONGEST_WAIT_MS })
  } else then()
}
