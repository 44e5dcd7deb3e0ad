import { call, select, takeEvery } from 'redux-saga/effects'
import { flaggedReducer, isAsking, selectMissing } from '../../slices/flags/flagged'
import { type AddSlices, getAddSlices, getQueues, type Queues } from '../context'
import { flaggedJob } from './flaggedJob'

/** Queues a fetch whenever a counter's list wants items that are not known (spec 4.6, 7.3). */
export function* watchFlagged() {
  const addSlices: AddSlices = yield call(getAddSlices)
  yield call(addSlices, { flagged: flaggedReducer })
  const { searches }: Queues = yield call(getQueues)
  yield takeEvery(isAsking, function* queueFetch({ payload: { counter, source } }) {
    const missing: readonly string[] = yield select(selectMissing, { counter, source })
    if (missing.length > 0) searches.put(flaggedJob({ counter, source }, searches))
  })
}
