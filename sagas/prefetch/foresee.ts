import type { SagaIterator } from 'redux-saga'
import { call, race, select, take } from 'redux-saga/effects'
import { componentRemoved, type UserAction } from '../../slices/search/searchActions'
import { searchesReducer } from '../../slices/search/searches'
import type { SearchState } from '../../slices/search/searchState'
import type { ComponentId } from '../../src/componentId'
import type { Doc, SearchResponse } from '../../src/solr/response/searchResponse'
import { readCachedDocs } from '../cache/docsCache'
import { readCachedResponse } from '../cache/responseCache'
import { selectOwn } from '../effects/selectOwn'
import { fetchAnswer, fetchDocs } from '../search/fetched'
import { wantedSearch } from '../search/wantedSearch'
import { askAhead } from './askAhead'

/** Fetches into the caches what a choice would ask for; stops where the component leaves. */
export function* foresee(id: ComponentId, action: UserAction): SagaIterator<void> {
  const own: SearchState | undefined = yield select(selectOwn, id)
  if (!own) return
  // What a click would do is what the click's own reducer does.
  const next = searchesReducer({ [id]: own }, action)[id]
  if (!next || next.requestedId === own.requestedId || !next.config.requestCache) return
  const left = (action: { readonly type: string }) =>
    componentRemoved.match(action) && action.payload.id === id
  yield race({ done: call(fetchInto, id, next), left: take(left) })
}

function* fetchInto(id: ComponentId, own: SearchState): SagaIterator<void> {
  const { config } = own
  const wanted = wantedSearch(id, own)
  const kept: SearchResponse | null = yield call(readCachedResponse, config, wanted)
  const answer: SearchResponse = kept ?? (yield call(fetchAnswer, config, wanted, askAhead))
  if (!config.returnFullDocs) return
  const known: ReadonlyMap<string, Doc> = yield call(readCachedDocs, config, answer.ids)
  const missing = answer.ids.filter((one) => !known.has(one))
  yield call(fetchDocs, config, missing, askAhead)
}
