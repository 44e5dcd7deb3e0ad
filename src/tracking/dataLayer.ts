import { TRACKING_CEILING_MS } from './constants'
import type { Destination } from './destination'
import type { TrackEvent } from './trackEvent'

/** What a page's tag manager reads. */
export interface DataLayer {
  push(message: object): unknown
}

/**
 * Pushes events into a tag manager's data layer.
 * @param listens whether a tag manager reads it, so that it will call back.
 */
export function dataLayerDestination(layer: DataLayer, listens: () => boolean): Destination {
  const push = ({ name, params }: TrackEvent, more: object) => {
    // The layer remembers: without this, the products of the event before would stay in this one.
    if ('ecommerce' in params) layer.push({ ecommerce: null })
    layer.push({ event: name, ...params, ...more })
  }
  return {
    send: (event) => push(event, {}),
    sendThen(event, done) {
      // Not done itself: a tag manager gives it the container's id.
      push(event, { eventCallback: () => done(), eventTimeout: TRACKING_CEILING_MS })
      return listens()
    },
  }
}
