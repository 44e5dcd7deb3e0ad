import type { SagaIterator } from 'redux-saga'
import { call, select, takeEvery } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import {
  bfcacheRestored,
  defaultsApplied,
  fragmentChanged,
  isUserAction,
  retried,
  searchEnded,
} from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import type { ComponentId } from '../../src/componentId'
import { parseFlagQuery } from '../../src/flags/parseFlagQuery'
import type { SearchParams } from '../../src/solr/request/params'
import { facetEvents } from '../../src/tracking/facetEvents'
import { searchEvents } from '../../src/tracking/searchEvents'
import type { Tracking } from '../../src/tracking/tracking'

/** A visitor's search whose answer is to come. */
interface Asked {
  readonly search: number
  readonly isNew: boolean
}

/**
 * Reports what visitors search for and which facets they set and unset (spec 7.9); not what Back, a link or
 * a default brings, nor what is fetched ahead or asked again.
 */
export const trackSearches = (tracking: Tracking) =>
  function* (): SagaIterator<void> {
    const last = new Map<ComponentId, SearchParams>()
    const asked = new Map<ComponentId, Asked>()
    const searches: RootState['searches'] = yield select((state: RootState) => state.searches)
    for (const [id, { params }] of Object.entries(searches)) last.set(id, params)

    yield takeEvery([defaultsApplied, fragmentChanged], function* ({ payload: { id } }) {
      asked.delete(id)
      yield call(remember, last, id)
    })
    yield takeEvery(isUserAction, function* ({ payload: { id } }) {
      const before = last.get(id)
      yield call(remember, last, id)
      const own: SearchState | undefined = yield call(search, id)
      if (!own || !before) return
      const { params, facets, config } = own
      facetEvents(before.fq, params.fq, facets, config).forEach(tracking.send)
      const isNew = params.q !== before.q && !parseFlagQuery(params.q, config.flagKey)
      const isOther = params.q !== before.q || params.fq !== before.fq
      if (isOther)
        asked.set(id, { search: own.requestedId, isNew: isNew || (asked.get(id)?.isNew ?? false) })
    })
    yield takeEvery([retried, bfcacheRestored], function* ({ payload: { id } }) {
      const own: SearchState | undefined = yield call(search, id)
      const waiting = asked.get(id)
      if (own && waiting) asked.set(id, { ...waiting, search: own.requestedId })
    })
    yield takeEvery(searchEnded, function* ({ payload: { id, search: number, answer } }) {
      const waiting = asked.get(id)
      if (!answer || waiting?.search !== number) return
      asked.delete(id)
      const own: SearchState | undefined = yield call(search, id)
      const { q } = answer.params
      const isTerm = own && q !== own.defaults.q && !parseFlagQuery(q, own.config.flagKey)
      const { numFound } = answer.answer
      searchEvents({ term: isTerm ? q : '', isNew: waiting.isNew, numFound }).forEach(tracking.send)
    })
  }

function* remember(last: Map<ComponentId, SearchParams>, id: ComponentId): SagaIterator<void> {
  const own: SearchState | undefined = yield call(search, id)
  if (own) last.set(id, own.params)
}

function* search(id: ComponentId): SagaIterator<SearchState | undefined> {
  return yield select((state: RootState) => state.searches[id])
}
