import type { CommerceEvent } from '../../../src/shop/events/commerceEvent'
import { formatEvent } from '../../../src/shop/events/formatEvent'
import { TRACKING_TIMEOUT_MS } from '../../../src/tracking/constants'
import type { Tracking } from '../../../src/tracking/tracking'
import type { AppTools } from '../../shared/entry/appTools'

/** Reports shop events to the page's analytics in the configured schema. */
export interface ShopReporter {
  /** Sends an event; never throws, never waits. @param onSent called when the event was sent */
  readonly send: (event: CommerceEvent, onSent?: () => void) => void
  /**
   * Sends an event and resolves when it is tracked, or after 2000 ms (spec 4.13, 9), the time that analytics
   * needs to load included. Never rejects.
   */
  readonly sendAndWait: (event: CommerceEvent) => Promise<void>
}

export function createReporter({ tracking }: Pick<AppTools, 'tracking'>): ShopReporter {
  let loaded: Tracking | null = null
  // Loads at once, so that no click waits for it.
  const loading = tracking().then((value) => {
    loaded = value
    return value
  })
  loading.catch(() => {})
  const sendWhenLoaded = <T>(event: CommerceEvent, method: 'send' | 'sendAndWait') =>
    loading.then((to) => to[method](formatEvent(event, to.schema)) as T)
  return {
    send(event, onSent = () => {}) {
      if (!loaded) {
        sendWhenLoaded(event, 'send').then(onSent, () => {})
        return
      }
      // Promises do not settle while a page unloads, so this sends synchronously.
      loaded.send(formatEvent(event, loaded.schema))
      onSent()
    },
    sendAndWait: (event) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, TRACKING_TIMEOUT_MS)
        const done = () => {
          clearTimeout(timer)
          resolve()
        }
        sendWhenLoaded<Promise<void>>(event, 'sendAndWait').then(done, done)
      }),
  }
}
