import type { CommerceEvent } from '../../../src/shop/events/commerceEvent'
import { inSchema } from '../../../src/shop/events/inSchema'
import { TRACKING_TIMEOUT_MS } from '../../../src/tracking/constants'
import type { Tracking } from '../../../src/tracking/tracking'
import type { AppTools } from '../../shared/entry/appTools'

/** Tells the page's analytics what happens in the shop, in the shape that it wants. */
export interface Reporter {
  /** Never throws, never waits. @param handed is called once the event has been handed over. */
  readonly send: (event: CommerceEvent, handed?: () => void) => void
  /**
   * Resolves once the event has been tracked, or 2000 ms later (spec 4.13, 9): analytics that is not loaded
   * by then counts as slow. Never rejects.
   */
  readonly sent: (event: CommerceEvent) => Promise<void>
}

export function createReporter({ tracking }: Pick<AppTools, 'tracking'>): Reporter {
  let own: Tracking | null = null
  // At once, so that no click has to wait for it.
  const loading = tracking().then((loaded) => {
    own = loaded
    return loaded
  })
  loading.catch(() => {})
  const hand = <T>(event: CommerceEvent, method: 'send' | 'sendAndWait') =>
    loading.then((to) => to[method](inSchema(event, to.schema)) as T)
  return {
    send(event, handed = () => {}) {
      if (!own) {
        hand(event, 'send').then(handed, () => {})
        return
      }
      // A page that is being left has no time for promises.
      own.send(inSchema(event, own.schema))
      handed()
    },
    sent: (event) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, TRACKING_TIMEOUT_MS)
        const done = () => {
          clearTimeout(timer)
          resolve()
        }
        hand<Promise<void>>(event, 'sendAndWait').then(done, done)
      }),
  }
}
