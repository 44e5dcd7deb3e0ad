import { call, delay, spawn, takeLatest } from 'redux-saga/effects'
import { type Choice, searchForeseen } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'
import { FORESEEN_AFTER_MS } from '../../src/contract/constants'
import type { Ports } from '../../src/ports'
import { getPorts } from '../context'

/** Waits until the visitor seems to mean it (design decision 6). What then fetches is loaded when first needed. */
export function* watchForeseen() {
  const ports: Ports = yield call(getPorts)
  yield takeLatest(searchForeseen, function* intend({ payload: { id, choice } }) {
    if (!choice || ports.savesData()) return
    yield delay(FORESEEN_AFTER_MS)
    // From here on only another request stops it: what was sent is of use later, too.
    yield spawn(fetchAhead, id, choice)
  })
}

function* fetchAhead(id: ComponentId, choice: Choice) {
  try {
    const { foresee }: typeof import('./foresee') = yield call(() => import('./foresee'))
    yield call(foresee, id, choice)
  } catch {
    // Nobody has asked for it: a failure is told when somebody does.
  }
}
