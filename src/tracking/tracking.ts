import type { TrackEvent } from './trackEvent'

/** The two shapes of e-commerce events: GA4's, and those of Universal Analytics' enhanced e-commerce. */
export type TrackingSchema = 'ga4' | 'ua'

/** How widgets and flows report to analytics; where it has nowhere to go, or may not, nothing happens. */
export interface Tracking {
  /** How e-commerce events are to be written (the page's setting `analytics.schema`). */
  readonly schema: TrackingSchema
  /** Sends an event; never throws, never waits. */
  readonly send: (event: TrackEvent) => void
  /**
   * Sends an event and resolves once its destination has called back: at once where there is no tag
   * manager, no consent, or it threw; 2000 ms later at most (spec 4.13, 9). Never rejects.
   */
  readonly sent: (event: TrackEvent) => Promise<void>
}

/** What stands in where there is nowhere to report to. */
export const noTracking: Tracking = { schema: 'ga4', send() {}, sent: () => Promise.resolve() }
