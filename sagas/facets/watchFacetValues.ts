import type { SagaIterator } from 'redux-saga'
import { call, delay, put } from 'redux-saga/effects'
import {
  facetValuesReducer,
  isValuesAction,
  valuesFailed,
  valuesLoaded,
  valuesRequested,
} from '../../slices/facets/facetValues'
import { FACET_FIND_DELAY_MS } from '../../src/facets/find/constants'
import { valuesRequest } from '../../src/facets/find/valuesRequest'
import type { SearchResponse } from '../../src/solr/response/searchResponse'
import { fromContext } from '../context'
import { takeLatestBy } from '../effects/takeLatestBy'
import { fetchCounts } from './fetchCounts'

//  "l" ──▶ waits ─╳
//  "lu" ──▶ waits ──▶ request ──╳ aborted
//  "lug" ──▶ waits ──────────────▶ request ──▶ valuesLoaded
//  list scrolled ──────────────────────────────────────────▶ request (facet.offset) ──▶ valuesLoaded

/**
 * Fetches values of a facet beyond those of the answer: those that contain a typed term, once typing rests, and the
 * next ones of a long list. Requests of one facet replace each other; they don't wait behind searches.
 */
export function* watchFacetValues() {
  const addSlices = yield* fromContext('addSlices')
  yield call(addSlices, { facetValues: facetValuesReducer })
  yield* takeLatestBy(
    isValuesAction,
    ({ payload: { id, field } }) => `${id}\n${field}`,
    function* load(action): SagaIterator<void> {
      if (!valuesRequested.match(action)) return
      const { isTyping, ...page } = action.payload
      if (isTyping) yield delay(FACET_FIND_DELAY_MS)
      const answer: SearchResponse | null = yield call(fetchCounts, page.id, (request) =>
        valuesRequest(request, page),
      )
      const counts = answer?.facets[page.field]
      yield put(counts ? valuesLoaded({ ...page, counts }) : valuesFailed(page))
    },
  )
}
