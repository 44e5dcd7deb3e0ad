import type { SagaIterator } from 'redux-saga'
import { select, takeEvery } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import {
  addressChanged,
  bfcacheRestored,
  defaultsApplied,
  isUserAction,
  lastPageRequested,
  retried,
  savedIdsChanged,
  searchEnded,
} from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { parseFlagQuery } from '../../src/flags/parseFlagQuery'
import type { SearchParams } from '../../src/solr/request/params'
import { facetEvents } from '../../src/tracking/facetEvents'
import { searchEvents } from '../../src/tracking/searchEvents'
import type { Tracking } from '../../src/tracking/tracking'

/** A search of the visitor that is pending. */
interface PendingSearch {
  readonly search: number
  /** Whether its query is new. */
  readonly isNew: boolean
}

/**
 * Reports what visitors search for and which facets they set and unset (spec 7.9). Searches after Back, a link
 * or the defaults are not reported, nor are prefetches; a retry is reported once.
 */
export const trackSearches = (tracking: Tracking) =>
  function* (): SagaIterator<void> {
    const lastParams = new Map<ComponentId, SearchParams>()
    const pending = new Map<ComponentId, PendingSearch>()
    const searches: RootState['searches'] = yield select((state: RootState) => state.searches)
    for (const [id, { params }] of Object.entries(searches)) lastParams.set(id, params)

    yield takeEvery([defaultsApplied, addressChanged], function* ({ payload: { id } }) {
      pending.delete(id)
      const search: SearchState | undefined = yield select(selectSearch, id)
      if (search) lastParams.set(id, search.params)
    })
    yield takeEvery(isUserAction, function* ({ payload: { id } }) {
      const before = lastParams.get(id)
      const search: SearchState | undefined = yield select(selectSearch, id)
      if (!search) return
      const { params, facets, config } = search
      lastParams.set(id, params)
      if (!before) return
      facetEvents(before.fq, params.fq, facets, config).forEach(tracking.send)
      const isNew = params.q !== before.q && !parseFlagQuery(params.q, config.flagKey)
      const isChanged = params.q !== before.q || params.fq !== before.fq
      if (!isChanged) return
      const isStillNew = isNew || (pending.get(id)?.isNew ?? false)
      pending.set(id, { search: search.requestedId, isNew: isStillNew })
    })
    const repeats = [lastPageRequested, retried, bfcacheRestored, savedIdsChanged]
    yield takeEvery(repeats, function* ({ payload: { id } }) {
      const search: SearchState | undefined = yield select(selectSearch, id)
      const waiting = pending.get(id)
      if (search && waiting) pending.set(id, { ...waiting, search: search.requestedId })
    })
    yield takeEvery(searchEnded, function* ({ payload: { id, search: endedId, answer } }) {
      const waiting = pending.get(id)
      if (!answer || waiting?.search !== endedId) return
      pending.delete(id)
      const search: SearchState | undefined = yield select(selectSearch, id)
      const { q } = answer.params
      const isTerm = search && q !== search.defaults.q && !parseFlagQuery(q, search.config.flagKey)
      const { numFound } = answer.answer
      searchEvents({ term: isTerm ? q : '', isNew: waiting.isNew, numFound }).forEach(tracking.send)
    })
  }
