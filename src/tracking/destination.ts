import type { TrackEvent } from './trackEvent'

/** Where events go. What it throws is the page's own scripts' fault. */
export interface Destination {
  /** Hands an event over, and expects no answer. */
  readonly send: (event: TrackEvent) => void
  /**
   * Hands an event over.
   * @param done is called when it has arrived, perhaps more than once, perhaps never.
   * @returns whether anybody is there who would call it.
   */
  readonly sendThen: (event: TrackEvent, done: () => void) => boolean
}
