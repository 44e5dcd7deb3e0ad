import { fork } from 'redux-saga/effects'
import { announceResults } from './search/announceResults'
import { watchOnline } from './search/watchOnline'

/** The flows that no first result waits for: they load and start when the page is idle. */
export function* idleFlows() {
  yield fork(announceResults)
  yield fork(watchOnline)
}
