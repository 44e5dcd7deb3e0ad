import type { TrackEvent } from './trackEvent'

/** Receives events. It may throw when the page's scripts do. */
export interface Destination {
  /** Sends an event without waiting. */
  readonly send: (event: TrackEvent) => void
  /**
   * Sends an event.
   * @param done called when the event has arrived: never, once or several times
   * @returns whether a call of `done` can be expected.
   */
  readonly sendThen: (event: TrackEvent, done: () => void) => boolean
}
