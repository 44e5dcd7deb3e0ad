import { TRACKING_CEILING_MS } from './constants'
import type { Destination } from './destination'
import type { TrackEvent } from './trackEvent'
import type { Tracking, TrackingSchema } from './tracking'

export interface TrackingParts {
  readonly schema: TrackingSchema
  /** Where events go by now; null where there is nowhere. */
  readonly destination: () => Destination | null
  /** Adds what the page's settings add to each event. */
  readonly complete?: (event: TrackEvent) => TrackEvent
  /** Runs something so many milliseconds later. @returns the undo. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Is told when an event could not be handed over. */
  readonly failed: (event: TrackEvent, error: unknown) => void
}

/** Tracking that holds nobody up: whatever the page's analytics does, it never throws and never waits too long. */
export function createTracking({
  schema,
  destination,
  complete = (event) => event,
  after,
  failed,
}: TrackingParts): Tracking {
  const handOver = (
    event: TrackEvent,
    how: (to: Destination, event: TrackEvent) => boolean,
  ): boolean => {
    try {
      const to = destination()
      return to !== null && how(to, complete(event))
    } catch (error) {
      failed(event, error)
      return false
    }
  }
  return {
    schema,
    send(event) {
      handOver(event, (to, whole) => {
        to.send(whole)
        return false
      })
    },
    sent: (event) =>
      new Promise((resolve) => {
        const giveUp = after(TRACKING_CEILING_MS, resolve)
        const done = () => {
          giveUp()
          resolve()
        }
        if (!handOver(event, (to, whole) => to.sendThen(whole, done))) done()
      }),
  }
}
