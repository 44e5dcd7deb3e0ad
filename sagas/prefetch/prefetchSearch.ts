import type { SagaIterator } from 'redux-saga'
import { call, race, select, take } from 'redux-saga/effects'
import { componentRemoved, type UserAction } from '../../slices/search/searchActions'
import { searchesReducer } from '../../slices/search/searches'
import type { SearchState } from '../../slices/search/searchState'
import { selectSavedIds } from '../../slices/search/selectSavedIds'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import type { Doc, SearchResponse } from '../../src/solr/response/searchResponse'
import { readCachedDocs } from '../cache/docsCache'
import { readCachedResponse } from '../cache/responseCache'
import { encodeSearch } from '../search/encodeSearch'
import { fetchDocs, fetchResponse } from '../search/fetchResponse'
import { sendPrefetch } from './sendPrefetch'

/** Fetches into the caches what an action would request. Stops when the component is removed. */
export function* prefetchSearch(id: ComponentId, action: UserAction): SagaIterator<void> {
  const search: SearchState | undefined = yield select(selectSearch, id)
  if (!search) return
  // The reducer itself says what the action would change.
  const next = searchesReducer({ [id]: search }, action)[id]
  if (!next || next.requestedId === search.requestedId || !next.config.requestCache) return
  if (selectSavedIds(next)?.length === 0) return
  yield race({
    done: call(fetchIntoCaches, id, next),
    removed: take(
      (one: { readonly type: string }) => componentRemoved.match(one) && one.payload.id === id,
    ),
  })
}

function* fetchIntoCaches(id: ComponentId, search: SearchState): SagaIterator<void> {
  const { config } = search
  const encoded = encodeSearch(id, search)
  const cached: SearchResponse | null = yield call(readCachedResponse, config, encoded)
  const response: SearchResponse =
    cached ?? (yield call(fetchResponse, config, encoded, sendPrefetch))
  if (!config.returnFullDocs) return
  const known: ReadonlyMap<string, Doc> = yield call(readCachedDocs, config, response.ids)
  const missing = response.ids.filter((one) => !known.has(one))
  yield call(fetchDocs, config, missing, sendPrefetch)
}
