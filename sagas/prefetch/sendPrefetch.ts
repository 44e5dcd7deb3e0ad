import type { SagaIterator } from 'redux-saga'
import { call, delay, race } from 'redux-saga/effects'
import { RequestFailed } from '../../src/requestFailed'
import { fromContext } from '../context'

/**
 * Sends a request as `sendRequest` does, but before the visitor's click.
 * @throws RequestFailed also when a request of the visitor is in flight, or starts meanwhile.
 */
export function* sendPrefetch(url: string, body: string, seconds: number): SagaIterator<string> {
  const ports = yield* fromContext('ports')
  const prefetch = yield* fromContext('prefetch')
  if (prefetch.visitorRequests > 0) throw new RequestFailed(0, 'busy')
  prefetch.request?.abort.abort()
  const abort = new AbortController()
  const request = { url, body, abort, text: ports.post(url, body, abort.signal) }
  prefetch.request = request
  try {
    const { text }: { text?: string } = yield race({
      text: call(() => request.text),
      timeout: delay(seconds * 1000),
    })
    if (text === undefined || prefetch.request !== request) throw new RequestFailed(0, 'cancelled')
    return text
  } finally {
    if (prefetch.request === request) {
      prefetch.request = null
      abort.abort()
    }
  }
}
