import { pause } from './pause'

/** How long a response waits for the next one, in milliseconds. */
const REORDER_TIMEOUT_MS = 500

/** Swaps responses in pairs: the first waits until the second is sent. */
export interface Reordering {
  /** Resolves when the response may be sent. */
  waitForNext(signal: AbortSignal): Promise<void>
}

export function createReordering(): Reordering {
  let releaseWaiting: (() => void) | null = null
  return {
    async waitForNext(signal) {
      if (releaseWaiting) {
        const release = releaseWaiting
        releaseWaiting = null
        setTimeout(release, 20)
        return
      }
      const gate = new AbortController()
      const release = (): void => gate.abort()
      releaseWaiting = release
      await pause(REORDER_TIMEOUT_MS, AbortSignal.any([gate.signal, signal]))
      if (releaseWaiting === release) releaseWaiting = null
    },
  }
}
