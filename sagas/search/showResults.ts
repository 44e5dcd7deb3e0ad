import type { SagaIterator } from 'redux-saga'
import { call, put, select } from 'redux-saga/effects'
import type { AnswerState } from '../../slices/search/answerState'
import { searchEnded } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { selectSavedIds } from '../../slices/search/selectSavedIds'
import { selectSearch } from '../../slices/search/selectSearch'
import { extension } from '../../src/facets/further/extension'
import { parseFlagQuery } from '../../src/flags/parseFlagQuery'
import type { RequestId } from './createSearchJob'

/**
 * Ends a search with its results. Only few searches order their documents in the browser (spec 2.1, 4.4), so
 * that code is loaded with the first of them.
 */
export function* showResults(
  request: RequestId,
  search: SearchState,
  found: AnswerState,
  cached: boolean,
): SagaIterator<void> {
  const { browserSorts, config, params } = search
  const ids = parseFlagQuery(params.q, config.flagKey) ?? selectSavedIds(search)
  let answer = extension()?.show(found, search.facets) ?? found
  if (found.docs.length > 0 && (Object.hasOwn(browserSorts, params.sort) || ids)) {
    const orderDocs: Awaited<ReturnType<typeof loadOrderDocs>> = yield call(loadOrderDocs)
    answer = { ...answer, docs: orderDocs(search, answer.docs) }
    const now: SearchState | undefined = yield select(selectSearch, request.id)
    // A response from memory is handled outside the queue, where no job is cancelled by a newer search.
    if (now?.requestedId !== request.search) return
  }
  yield put(searchEnded({ ...request, failure: null, answer, cached }))
}

/** When the code cannot be loaded, the results are shown in Solr's order. */
function loadOrderDocs() {
  return import('./orderDocs').then(
    ({ orderDocs }) => orderDocs,
    (): typeof import('./orderDocs').orderDocs => (_, docs) => docs,
  )
}
