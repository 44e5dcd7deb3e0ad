import { TRACKING_TIMEOUT_MS } from './constants'
import type { Destination } from './destination'
import type { TrackEvent } from './trackEvent'
import type { Tracking, TrackingSchema } from './tracking'

export interface TrackingOptions {
  readonly schema: TrackingSchema
  /** The present destination; null when there is none. */
  readonly destination: () => Destination | null
  /** Adds the parameters of the page's settings to an event. */
  readonly complete?: (event: TrackEvent) => TrackEvent
  /** Runs a function after `ms` milliseconds. @returns a function that cancels it. */
  readonly setTimer: (ms: number, run: () => void) => () => void
  /** Called when the destination throws. */
  readonly onError: (event: TrackEvent, error: unknown) => void
}

/** Creates tracking that never throws and never waits longer than the timeout. */
export function createTracking({
  schema,
  destination,
  complete = (event) => event,
  setTimer,
  onError,
}: TrackingOptions): Tracking {
  const deliver = (
    event: TrackEvent,
    send: (to: Destination, event: TrackEvent) => boolean,
  ): boolean => {
    try {
      const to = destination()
      return to !== null && send(to, complete(event))
    } catch (error) {
      onError(event, error)
      return false
    }
  }
  return {
    schema,
    send(event) {
      deliver(event, (to, whole) => {
        to.send(whole)
        return false
      })
    },
    sendAndWait: (event) =>
      new Promise((resolve) => {
        const cancelTimeout = setTimer(TRACKING_TIMEOUT_MS, resolve)
        const done = () => {
          cancelTimeout()
          resolve()
        }
        if (!deliver(event, (to, whole) => to.sendThen(whole, done))) done()
      }),
  }
}
