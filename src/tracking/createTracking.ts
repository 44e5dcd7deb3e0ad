import { TRACKING_CEILING_MS } from '../contract/trackingConstants'
import type { Destination } from './destination'
import type { TrackEvent } from './trackEvent'
import type { Tracking, TrackingSchema } from './tracking'

export interface TrackingParts {
  readonly schema: TrackingSchema
  /** Where events go by now; null where there is nowhere, or no consent. */
  readonly destination: () => Destination | null
  /** Runs something so many milliseconds later. @returns the undo. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Is told when an event could not be handed over. */
  readonly failed: (event: TrackEvent, error: unknown) => void
}

/** Tracking that holds nobody up: whatever the page's analytics does, it never throws and never waits too long. */
export function createTracking({ schema, destination, after, failed }: TrackingParts): Tracking {
  const handOver = (event: TrackEvent, how: (to: Destination) => boolean): boolean => {
    try {
      const to = destination()
      return to !== null && how(to)
    } catch (error) {
      failed(event, error)
      return false
    }
  }
  return {
    schema,
    send(event) {
      handOver(event, (to) => {
        to.send(event)
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
        if (!handOver(event, (to) => to.sendThen(event, done))) done()
      }),
  }
}
