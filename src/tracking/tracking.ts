import type { TrackEvent } from './trackEvent'

/** The two shapes of e-commerce events: GA4's, and those of Universal Analytics' enhanced e-commerce. */
export type TrackingSchema = 'ga4' | 'ua'

/** Reports events to analytics; without a destination or consent it does nothing. */
export interface Tracking {
  /** The shape of e-commerce events (the page setting `analytics.schema`). */
  readonly schema: TrackingSchema
  /** Sends an event; never throws, never waits. */
  readonly send: (event: TrackEvent) => void
  /**
   * Sends an event and resolves when its destination has called back; at once without a tag manager, without
   * consent or after an error; after 2000 ms at the latest (spec 4.13, 9). Never rejects.
   */
  readonly sendAndWait: (event: TrackEvent) => Promise<void>
}

/** Tracking that does nothing. */
export const noTracking: Tracking = {
  schema: 'ga4',
  send() {},
  sendAndWait: () => Promise.resolve(),
}
