import type { SagaIterator } from 'redux-saga'
import { call, put } from 'redux-saga/effects'
import {
  isCountingAction,
  relaxationsCounted,
  relaxationsReducer,
  relaxationsRequested,
} from '../../slices/results/relaxations'
import type { Relaxation } from '../../src/results/nothing-found/relaxation'
import { fromContext } from '../context'
import { takeLatestBy } from '../effects/takeLatestBy'
import { countRelaxations } from './countRelaxations'

//  nothing found ──▶ counts without each filter ─┐
//                └─▶ count without the words ────┴──▶ count of another spelling ──▶ relaxationsCounted
//  next search, or the component's removal ──▶ all of them are aborted

/** Counts what would find results, once a widget shows that a search has found none. */
export function* watchNothingFound() {
  const addSlices = yield* fromContext('addSlices')
  yield call(addSlices, { relaxations: relaxationsReducer })
  yield* takeLatestBy(
    isCountingAction,
    ({ payload: { id } }) => id,
    function* count(action): SagaIterator<void> {
      if (!relaxationsRequested.match(action)) return
      const { id, search } = action.payload
      const relaxations: readonly Relaxation[] = yield call(countRelaxations, id)
      yield put(relaxationsCounted({ id, search, relaxations }))
    },
  )
}
