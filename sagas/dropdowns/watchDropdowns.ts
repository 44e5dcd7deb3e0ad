import type { SagaIterator } from 'redux-saga'
import { call, delay, fork, put, takeEvery } from 'redux-saga/effects'
import {
  announcementRequested,
  dropdownsReducer,
  endsOptionsRequest,
  optionsFailed,
  optionsFetched,
  optionsRequested,
} from '../../slices/dropdowns/dropdowns'
import { readOptionsPage } from '../../src/dropdowns/readOptionsPage'
import { failureOf } from '../../src/requestFailed'
import { SUGGEST_DELAY_MS } from '../../src/suggestions/constants'
import { fromContext } from '../context'
import { takeLatestBy } from '../effects/takeLatestBy'
import { type FetchPage, fetchOptions } from './fetchOptions'

/**
 * Fetches pages of remote options, without the queue of searches, and announces the texts of dropdowns. A new
 * request of a dropdown aborts its earlier one. A failure is logged (spec 8), and the list shows it.
 */
export function* watchDropdowns(fetchPage: FetchPage) {
  const addSlices = yield* fromContext('addSlices')
  yield call(addSlices, { dropdowns: dropdownsReducer })
  const ports = yield* fromContext('ports')
  yield takeEvery(announcementRequested, function* ({ payload }) {
    yield call(ports.announce, payload)
  })
  yield fork(
    takeLatestBy<{ type: string; payload: { dropdown: string } }>,
    endsOptionsRequest,
    ({ payload }) => payload.dropdown,
    function* requestOptions(action): SagaIterator<void> {
      if (!optionsRequested.match(action)) return
      const { url, isTyping, ...request } = action.payload
      if (isTyping) yield delay(SUGGEST_DELAY_MS)
      try {
        const text: string = yield call(fetchOptions, fetchPage, { url, ...request })
        yield put(optionsFetched({ ...request, fetched: readOptionsPage(text) }))
      } catch (error) {
        const failure = failureOf(error)
        ports.logError(`${failure.status}, ${failure.error}`)
        yield put(optionsFailed(request))
      }
    },
  )
}
