import { pause } from './pause'

/** How long an answer waits for another to overtake it, in milliseconds. */
const PATIENCE_MS = 500

/** Swaps answers two by two: the first waits until the second is out. */
export interface Overtaking {
  /** Resolves when the answer may go out. */
  turn(signal: AbortSignal): Promise<void>
}

export function createOvertaking(): Overtaking {
  let letGo: (() => void) | null = null
  return {
    async turn(signal) {
      if (letGo) {
        const release = letGo
        letGo = null
        setTimeout(release, 20)
        return
      }
      const gate = new AbortController()
      const release = (): void => gate.abort()
      letGo = release
      await pause(PATIENCE_MS, AbortSignal.any([gate.signal, signal]))
      if (letGo === release) letGo = null
    },
  }
}
