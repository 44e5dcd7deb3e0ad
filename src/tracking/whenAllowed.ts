import { MOST_HELD_EVENTS } from './constants'
import type { TrackEvent } from './trackEvent'
import type { Tracking } from './tracking'

/** `waiting`: a consent manager is about to say what the visitor has answered before. */
export type TrackingConsent = 'granted' | 'denied' | 'waiting'

export interface GatedTracking extends Tracking {
  /** Consent may have changed: what was held goes, or is forgotten. */
  readonly settle: () => void
}

/** Tracking that sends nothing without consent, and holds what comes while the answer is on its way. */
export function whenAllowed(tracking: Tracking, consent: () => TrackingConsent): GatedTracking {
  let held: TrackEvent[] = []
  const settle = () => {
    if (held.length === 0 || consent() === 'waiting') return
    const due = held
    held = []
    if (consent() === 'granted') due.forEach(tracking.send)
  }
  const hold = (event: TrackEvent) => {
    if (consent() === 'waiting' && held.length < MOST_HELD_EVENTS) held.push(event)
  }
  return {
    schema: tracking.schema,
    settle,
    send(event) {
      settle()
      if (consent() === 'granted') tracking.send(event)
      else hold(event)
    },
    sent(event) {
      settle()
      if (consent() === 'granted') return tracking.sent(event)
      hold(event)
      return Promise.resolve()
    },
  }
}
