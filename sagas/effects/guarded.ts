import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'

/** A saga that runs for as long as the page lives. */
export type Flow = () => Generator

/** Runs a flow. When it fails, the error is reported and the flow starts again. */
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
