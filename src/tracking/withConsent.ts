import { MAX_HELD_EVENTS } from './constants'
import type { TrackEvent } from './trackEvent'
import type { Tracking } from './tracking'

/** `waiting`: a consent manager is about to pass the visitor's earlier answers. */
export type TrackingConsent = 'granted' | 'denied' | 'waiting'

export interface GatedTracking extends Tracking {
  /** Sends or drops the held events when consent is known. */
  readonly flush: () => void
}

/** Wraps tracking so that it sends nothing without consent, and holds events while consent is unknown. */
export function withConsent(tracking: Tracking, consent: () => TrackingConsent): GatedTracking {
  let held: TrackEvent[] = []
  const flush = () => {
    if (held.length === 0 || consent() === 'waiting') return
    const due = held
    held = []
    if (consent() === 'granted') due.forEach(tracking.send)
  }
  const hold = (event: TrackEvent) => {
    if (consent() === 'waiting' && held.length < MAX_HELD_EVENTS) held.push(event)
  }
  return {
    schema: tracking.schema,
    flush,
    send(event) {
      flush()
      if (consent() === 'granted') tracking.send(event)
      else hold(event)
    },
    sendAndWait(event) {
      flush()
      if (consent() === 'granted') return tracking.sendAndWait(event)
      hold(event)
      return Promise.resolve()
    },
  }
}
