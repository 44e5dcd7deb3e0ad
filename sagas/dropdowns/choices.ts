import type { SagaIterator } from 'redux-saga'
import { call, delay, fork, put, takeEvery } from 'redux-saga/effects'
import {
  choicesReducer,
  choicesSaid,
  isAskingForPage,
  pageFailed,
  pageFound,
  pageWanted,
} from '../../slices/dropdowns/choices'
import { readPage } from '../../src/dropdowns/readPage'
import { failureOf } from '../../src/requestFailed'
import { SUGGEST_DELAY_MS } from '../../src/suggestions/constants'
import { fromContext } from '../context'
import { takeLatestBy } from '../effects/takeLatestBy'
import { type FetchPage, fetchChoices } from './fetchChoices'

/**
 * Fetches pages of remote options, past the queue of searches, and says what dropdowns have to say. What a
 * dropdown asked for before is over, and aborted on the wire. A failure is logged (spec 8); the list says so.
 */
export function* watchDropdowns(fetchPage: FetchPage) {
  const addSlices = yield* fromContext('addSlices')
  yield call(addSlices, { choices: choicesReducer })
  const ports = yield* fromContext('ports')
  yield takeEvery(choicesSaid, function* ({ payload }) {
    yield call(ports.announce, payload)
  })
  yield fork(
    takeLatestBy<{ type: string; payload: { box: string } }>,
    isAskingForPage,
    ({ payload }) => payload.box,
    function* ask(action): SagaIterator<void> {
      if (!pageWanted.match(action)) return
      const { url, typing, ...asked } = action.payload
      if (typing) yield delay(SUGGEST_DELAY_MS)
      try {
        const text: string = yield call(fetchChoices, fetchPage, { url, ...asked })
        yield put(pageFound({ ...asked, found: readPage(text) }))
      } catch (error) {
        const failure = failureOf(error)
        ports.logError(`${failure.status}, ${failure.error}`)
        yield put(pageFailed(asked))
      }
    },
  )
}
