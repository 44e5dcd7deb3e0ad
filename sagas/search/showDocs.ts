import type { SagaIterator } from 'redux-saga'
import { call, put, select } from 'redux-saga/effects'
import type { AnswerState } from '../../slices/search/answerState'
import { searchEnded } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { parseFlagQuery } from '../../src/flags/parseFlagQuery'
import { selectOwn } from '../effects/selectOwn'
import type { Ask } from './ask'

/**
 * Ends a search with its documents. Few pages have an order of their own (spec 2.1, 4.4): what makes it is
 * loaded with the first answer that wants it.
 */
export function* showDocs(
  ask: Ask,
  own: SearchState,
  found: AnswerState,
  cached: boolean,
): SagaIterator<void> {
  const { browserSorts, config, params } = own
  let answer = found
  if (Object.hasOwn(browserSorts, params.sort) || parseFlagQuery(params.q, config.flagKey)) {
    const inOwnOrder: Awaited<ReturnType<typeof loadOrder>> = yield call(loadOrder)
    answer = { ...found, docs: inOwnOrder(own, found.docs) }
    const now: SearchState | undefined = yield select(selectOwn, ask.id)
    // Overtaken on the way, which outside the queue nobody else would notice.
    if (now?.requestedId !== ask.search) return
  }
  yield put(searchEnded({ ...ask, failure: null, answer, cached }))
}

/** Where it can't be loaded, Solr's own order is better than no results. */
function loadOrder() {
  return import('./inOwnOrder').then(
    ({ inOwnOrder }) => inOwnOrder,
    (): typeof import('./inOwnOrder').inOwnOrder => (_, docs) => docs,
  )
}
