import { TRACKING_TIMEOUT_MS } from './constants'
import type { Destination } from './destination'
import type { TrackEvent } from './trackEvent'

export type Gtag = (command: 'event', name: string, params: object) => unknown

/**
 * Sends events with Google's gtag.
 * @param isScriptLoaded whether gtag's script has loaded and will call back
 */
export function gtagDestination(gtag: Gtag, isScriptLoaded: () => boolean): Destination {
  const send = ({ name, params }: TrackEvent, more: object) => {
    const { ecommerce, ...rest } = params
    gtag('event', name, { ...rest, ...(ecommerce as object | undefined), ...more })
  }
  return {
    send: (event) => send(event, {}),
    sendThen(event, done) {
      send(event, { event_callback: () => done(), event_timeout: TRACKING_TIMEOUT_MS })
      return isScriptLoaded()
    },
  }
}
