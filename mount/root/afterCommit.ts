/** Waits for React, which commits what the store said in a microtask that is queued after the first of these two. */
export function afterCommit(then: () => void): void {
  queueMicrotask(() => queueMicrotask(then))
}
