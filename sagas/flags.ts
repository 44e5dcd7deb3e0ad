import { call, takeEvery } from 'redux-saga/effects'
import { cookiesRefused } from '../slices/flags'
import type { Ports } from '../src/ports'
import { getPorts } from './context'

/** Tells once that saved items live no longer than the page. */
export function* watchFlags() {
  const ports: Ports = yield call(getPorts)
  yield takeEvery(cookiesRefused, function* tell({ payload: { why } }) {
    yield call(
      ports.logWarning,
      `saved items are forgotten with this page, since cookies cannot be used (${why}).`,
    )
  })
}
