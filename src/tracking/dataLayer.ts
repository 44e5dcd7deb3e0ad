import { TRACKING_TIMEOUT_MS } from './constants'
import type { Destination } from './destination'
import type { TrackEvent } from './trackEvent'

/** The queue that a page's tag manager reads. */
export interface DataLayer {
  push(message: object): unknown
}

/**
 * Pushes events into a tag manager's data layer.
 * @param isManagerLoaded whether a tag manager reads the layer and will call back
 */
export function dataLayerDestination(
  layer: DataLayer,
  isManagerLoaded: () => boolean,
): Destination {
  const push = ({ name, params }: TrackEvent, more: object) => {
    // A data layer merges messages, so the products of the previous event are cleared first.
    if ('ecommerce' in params) layer.push({ ecommerce: null })
    layer.push({ event: name, ...params, ...more })
  }
  return {
    send: (event) => push(event, {}),
    sendThen(event, done) {
      // Wrapped, because a tag manager passes the container's id.
      push(event, { eventCallback: () => done(), eventTimeout: TRACKING_TIMEOUT_MS })
      return isManagerLoaded()
    },
  }
}
