import { call, delay, spawn, takeLatest } from 'redux-saga/effects'
import { prefetchRequested, type UserAction } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'
import type { Ports } from '../../src/ports'
import { PREFETCH_DELAY_MS } from '../../src/prefetch/constants'
import { getPorts } from '../context'

/** Waits until the visitor seems to mean it (design decision 6). What then fetches is loaded when first needed. */
export function* watchForeseen() {
  const ports: Ports = yield call(getPorts)
  yield takeLatest(prefetchRequested, function* intend({ payload: { id, action } }) {
    if (!action || ports.savesData()) return
    yield delay(PREFETCH_DELAY_MS)
    // From here on only another request stops it: what was sent is of use later, too.
    yield spawn(fetchAhead, id, action)
  })
}

function* fetchAhead(id: ComponentId, action: UserAction) {
  try {
    const { foresee }: typeof import('./foresee') = yield call(() => import('./foresee'))
    yield call(foresee, id, action)
  } catch {
    // Nobody has asked for it: a failure is told when somebody does.
  }
}
