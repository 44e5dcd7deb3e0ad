import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'

/** What a page does by itself, for as long as it lives. */
export type Flow = () => Generator

/** Runs a flow; one that fails is reported and started again. */
export function* guarded(flow: Flow, report: (error: unknown) => void): SagaIterator<void> {
  while (true) {
    try {
      yield call(flow)
      return
    } catch (error) {
      report(error)
    }
  }
}
