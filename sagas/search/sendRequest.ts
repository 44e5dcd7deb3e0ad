import { call, delay, race } from 'redux-saga/effects'
import { RequestFailed } from '../../src/requestFailed'
import { fromContext } from '../context'
import { adoptPrefetch } from '../prefetch/prefetchState'

/** Posts a body and returns the response's text; fails after so many seconds. */
export type SendRequest = (url: string, body: string, seconds: number) => Generator

/**
 * Sends a request of the visitor, or adopts the prefetch of the same request. When it is cancelled or takes
 * too long, the fetch is aborted.
 * @throws RequestFailed
 */
export function* sendRequest(url: string, body: string, seconds: number) {
  const ports = yield* fromContext('ports')
  const prefetch = yield* fromContext('prefetch')
  const adopted = adoptPrefetch(prefetch, url, body)
  const abort = adopted?.abort ?? new AbortController()
  prefetch.visitorRequests += 1
  try {
    const { text }: { text?: string } = yield race({
      text: call(() => adopted?.text ?? ports.post(url, body, abort.signal)),
      timeout: delay(seconds * 1000),
    })
    if (text === undefined) throw new RequestFailed(0, `timeout after ${seconds} s`)
    return text
  } finally {
    prefetch.visitorRequests -= 1
    abort.abort()
  }
}
