import type { SagaIterator } from 'redux-saga'
import { call, delay, race } from 'redux-saga/effects'
import type { Ports } from '../../src/ports'
import { RequestFailed } from '../../src/requestFailed'
import { getAhead, getPorts } from '../context'
import type { Ahead } from './ahead'

/**
 * As `request`, but ahead of the visitor.
 * @throws RequestFailed also where a visitor's request is under way, or comes while this one is.
 */
export function* askAhead(url: string, body: string, seconds: number): SagaIterator<string> {
  const ports: Ports = yield call(getPorts)
  const ahead: Ahead = yield call(getAhead)
  if (ahead.underWay > 0) throw new RequestFailed(0, 'not now')
  ahead.flight?.abort.abort()
  const abort = new AbortController()
  const flight = { url, body, abort, text: ports.post(url, body, abort.signal) }
  ahead.flight = flight
  try {
    const { text }: { text?: string } = yield race({
      text: call(() => flight.text),
      late: delay(seconds * 1000),
    })
    if (text === undefined || ahead.flight !== flight) throw new RequestFailed(0, 'given up')
    return text
  } finally {
    if (ahead.flight === flight) {
      ahead.flight = null
      abort.abort()
    }
  }
}
