import type { SagaIterator } from 'redux-saga'
import { call, put, select, takeEvery } from 'redux-saga/effects'
import type { AnswerState } from '../../slices/search/answerState'
import {
  componentRemoved,
  lastPageRequested,
  searchQueued,
  triggersSearch,
} from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { selectSavedIds } from '../../slices/search/selectSavedIds'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { lastPageStart } from '../../src/pager/lastPage'
import { reorderDocs } from '../../src/results/reorderDocs'
import type { FirstAnswer } from '../../src/search/firstAnswer'
import {
  type Doc,
  readSearchResponse,
  type SearchResponse,
} from '../../src/solr/response/searchResponse'
import { readCachedDocs, readDocsFromMemory } from '../cache/docsCache'
import {
  readCachedResponse,
  readResponseFromMemory,
  removeCachedResponse,
} from '../cache/responseCache'
import { fromContext } from '../context'
import { createSearchJob, type RequestId } from './createSearchJob'
import { type EncodedSearch, encodeSearch } from './encodeSearch'
import { fetchDocs, fetchResponse } from './fetchResponse'
import { sendRequest } from './sendRequest'
import { showResults } from './showResults'
import { takeFirstAnswer } from './takeFirstAnswer'

//  click ──▶ queueSearch ──▶ in memory, or in the page? ── yes ──▶ handleResponse ──▶ showResults
//                                │ no                                    ▲
//  'RiotSolr' queue              └──▶ runSearch ─────────────────────────┤
//                                     persistent cache                   │ some documents missing?
//                                     or POST                            ▼
//  'fullDocs' queue                                                   runDocs ──▶ showResults
//                                                                     persistent cache or POST
//
//  newer click ──▶ search waits: skipped; search in flight: aborted ('search:overtaken')

/** Queues a search whenever an action has requested one. */
export function* watchSearches() {
  const queued = new Map<ComponentId, number>()
  yield takeEvery(triggersSearch, function* queueSearch({ payload: { id } }) {
    const search: SearchState | undefined = yield select(selectSearch, id)
    if (!search || search.requestedId === (queued.get(id) ?? 0)) return
    queued.set(id, search.requestedId)
    const request = { id, search: search.requestedId }
    yield put(searchQueued(request))
    const isInMemory: boolean = yield call(handleFromMemory, request)
    if (isInMemory) return
    const { searches } = yield* fromContext('queues')
    searches.put(createSearchJob(request, runSearch))
  })
  yield takeEvery(componentRemoved, function* forget({ payload: { id } }) {
    yield call([queued, queued.delete], id)
  })
}

/** A response in memory, or in the page, and one of a visitor who has saved nothing, skips the queue, so that its results are shown before the click event ends. */
function* handleFromMemory(request: RequestId): SagaIterator<boolean> {
  const search: SearchState | undefined = yield select(selectSearch, request.id)
  if (search?.requestedId !== request.search) return false
  if (selectSavedIds(search)?.length === 0) {
    yield call(showResults, request, search, nothingSaved(search), true)
    return true
  }
  const encoded = encodeSearch(request.id, search)
  const first: FirstAnswer | null = yield call(takeFirstAnswer, request, encoded)
  const response: SearchResponse | null =
    first?.response ?? (yield call(readResponseFromMemory, search.config, encoded))
  if (!response) return false
  yield call(handleResponse, request, search, encoded, response, true, first?.docs)
  return true
}

/** The results where nothing is saved; nothing is requested (design decision 38). */
function nothingSaved({ params, config }: SearchState): AnswerState {
  const answer = readSearchResponse({ response: { docs: [], numFound: 0, start: 0 } })
  return { answer, docs: [], params, rows: config.maxRows, nothingSaved: true }
}

/** The search request (spec 7.1), unless the persistent cache has its response. */
function* runSearch(request: RequestId, search: SearchState): SagaIterator<void> {
  const { config } = search
  const encoded = encodeSearch(request.id, search)
  const cached: SearchResponse | null = yield call(readCachedResponse, config, encoded)
  if (cached) {
    yield call(handleResponse, request, search, encoded, cached, true)
    return
  }
  const bus = yield* fromContext('bus')
  bus.emit('search:sent', { ...request, body: encoded.body })
  const response: SearchResponse = yield call(fetchResponse, config, encoded, sendRequest)
  yield call(handleResponse, request, search, encoded, response, false)
}

/**
 * Shows the results, or queues the fetch of their documents. That has a queue of its own, so that the next
 * component's search need not wait for it. Nothing is shown until both responses are there. When the start is
 * beyond the results, an old link's for example, the last page is requested instead.
 */
function* handleResponse(
  request: RequestId,
  search: SearchState,
  encoded: EncodedSearch,
  response: SearchResponse,
  isCached: boolean,
  fullDocs: readonly Doc[] = [],
): SagaIterator<void> {
  const { config, params } = search
  const { ids, docs } = response
  const rows = response.rows || encoded.rows
  const start = lastPageStart(params.start, response.numFound, rows)
  if (start !== null) {
    yield put(lastPageRequested({ id: request.id, start }))
    return
  }
  const answer: AnswerState = { answer: response, docs, params, rows }
  if (!config.returnFullDocs) {
    yield call(showResults, request, search, answer, isCached)
    return
  }
  const inMemory: ReadonlyMap<string, Doc> = yield call(readDocsFromMemory, config, ids)
  const known = reorderDocs([...inMemory.values(), ...fullDocs], ids)
  if (known.length < ids.length) {
    const queues = yield* fromContext('queues')
    queues.docs.put(
      createSearchJob(request, (_, current) => runDocs(request, current, answer, isCached)),
    )
    return
  }
  yield call(showResults, request, search, { ...answer, docs: known }, isCached)
}

/** The document request (spec 7.2), for those documents that no cache has. */
function* runDocs(
  request: RequestId,
  search: SearchState,
  answer: AnswerState,
  isCached: boolean,
): SagaIterator<void> {
  const { config } = search
  const { ids } = answer.answer
  try {
    const known: ReadonlyMap<string, Doc> = yield call(readCachedDocs, config, ids)
    const missing = ids.filter((id) => !known.has(id))
    const fetched: readonly Doc[] = yield call(fetchDocs, config, missing, sendRequest)
    const docs = reorderDocs([...known.values(), ...fetched], ids)
    const isAllCached = isCached && missing.length === 0
    yield call(showResults, request, search, { ...answer, docs }, isAllCached)
  } catch (error) {
    yield call(removeCachedResponse, config, encodeSearch(request.id, search))
    throw error
  }
}
