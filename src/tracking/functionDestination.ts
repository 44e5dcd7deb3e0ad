import type { TakesEvents } from './config'
import type { Destination } from './destination'
import type { TrackEvent } from './trackEvent'

/**
 * Gives events to a function of the page's own: `(event, done)`. It has arrived when the promise that it
 * returns is settled, or when it calls `done`, where it takes that; else at once.
 * @param failed is told of a promise that is rejected
 */
export function functionDestination(
  take: TakesEvents,
  failed: (event: TrackEvent, error: unknown) => void,
): Destination {
  const give = (event: TrackEvent, done: () => void): boolean => {
    const result = take(event, done)
    if (!isPromise(result)) return take.length > 1
    result.then(done, (error: unknown) => {
      failed(event, error)
      done()
    })
    return true
  }
  return { send: (event) => void give(event, () => {}), sendThen: give }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  )
}
