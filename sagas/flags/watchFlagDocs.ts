import { call, select, takeEvery } from 'redux-saga/effects'
import {
  flagDocsReducer,
  selectMissingFlagIds,
  triggersFlagRequest,
} from '../../slices/flags/flagDocs'
import { fromContext } from '../context'
import { flagDocsJob } from './flagDocsJob'

/** Queues a fetch when a counter's list shows items whose documents are missing (spec 4.6, 7.3). */
export function* watchFlagDocs() {
  const addSlices = yield* fromContext('addSlices')
  yield call(addSlices, { flagDocs: flagDocsReducer })
  const { searches } = yield* fromContext('queues')
  yield takeEvery(triggersFlagRequest, function* queueFetch({ payload: { counter, source } }) {
    const missing: readonly string[] = yield select(selectMissingFlagIds, { counter, source })
    if (missing.length > 0) searches.put(flagDocsJob({ counter, source }, searches))
  })
}
