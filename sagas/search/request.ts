import { call, delay, race } from 'redux-saga/effects'
import type { Ports } from '../../src/ports'
import { RequestFailed } from '../../src/requestFailed'
import { getAhead, getPorts } from '../context'
import { type Ahead, takeOver } from '../prefetch/ahead'

/** Posts a body and gives the answer's text, at most `seconds` later. */
export type Request = (url: string, body: string, seconds: number) => Generator

/**
 * Posts and waits for the answer's text, at most `seconds` long; cancelled or late, the fetch is aborted.
 * @throws RequestFailed
 */
export function* request(url: string, body: string, seconds: number) {
  const ports: Ports = yield call(getPorts)
  const ahead: Ahead = yield call(getAhead)
  const flight = takeOver(ahead, url, body)
  const abort = flight?.abort ?? new AbortController()
  ahead.underWay += 1
  try {
    const { text }: { text?: string } = yield race({
      text: call(() => flight?.text ?? ports.post(url, body, abort.signal)),
      late: delay(seconds * 1000),
    })
    if (text === undefined) throw new RequestFailed(0, `timeout after ${seconds} s`)
    return text
  } finally {
    ahead.underWay -= 1
    abort.abort()
  }
}
