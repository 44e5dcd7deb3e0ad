import type { EventFunction } from './config'
import type { Destination } from './destination'
import type { TrackEvent } from './trackEvent'

/**
 * Sends events to a function of the page: `(event, done)`. An event has arrived when the returned promise
 * settles, or when a function with two parameters calls `done`; else at once.
 * @param onError called for a rejected promise
 */
export function functionDestination(
  eventFunction: EventFunction,
  onError: (event: TrackEvent, error: unknown) => void,
): Destination {
  const callFunction = (event: TrackEvent, done: () => void): boolean => {
    const result = eventFunction(event, done)
    if (!isPromise(result)) return eventFunction.length > 1
    result.then(done, (error: unknown) => {
      onError(event, error)
      done()
    })
    return true
  }
  return { send: (event) => void callFunction(event, () => {}), sendThen: callFunction }
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  )
}
