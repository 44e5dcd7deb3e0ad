import { call, delay, race } from 'redux-saga/effects'
import type { Ports } from '../src/ports'
import { RequestFailed } from '../src/requestFailed'
import { getPorts } from './context'

/**
 * Posts and waits for the answer's text, at most `seconds` long; cancelled or late, the fetch is aborted.
 * @throws RequestFailed
 */
export function* request(url: string, body: string, seconds: number) {
  const ports: Ports = yield call(getPorts)
  const abort = new AbortController()
  try {
    const { text }: { text?: string } = yield race({
      text: call(ports.post, url, body, abort.signal),
      late: delay(seconds * 1000),
    })
    if (text === undefined) throw new RequestFailed(0, `timeout after ${seconds} s`)
    return text
  } finally {
    abort.abort()
  }
}
