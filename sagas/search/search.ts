import type { SagaIterator } from 'redux-saga'
import { call, put, select, takeEvery } from 'redux-saga/effects'
import { componentRemoved, searchQueued, triggersSearch } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import type { ComponentId } from '../../src/componentId'
import type { SearchResponse } from '../../src/solr/response/searchResponse'
import { readResponseFromMemory } from '../cache/responseCache'
import type { Queue } from '../effects/queue'
import { selectOwn } from '../effects/selectOwn'
import { answered } from './answered'
import type { Ask } from './ask'
import { searchJob } from './searchJob'
import { wantedSearch } from './wantedSearch'

/** Queues a search whenever the slice has counted a new one. */
export function* watchSearches(searches: Queue, docs: Queue) {
  const queued = new Map<ComponentId, number>()
  yield takeEvery(triggersSearch, function* queueSearch({ payload: { id } }) {
    const own: SearchState | undefined = yield select(selectOwn, id)
    if (!own || own.requestedId === (queued.get(id) ?? 0)) return
    queued.set(id, own.requestedId)
    const ask = { id, search: own.requestedId }
    yield put(searchQueued(ask))
    const isAnswered: boolean = yield call(answerFromMemory, ask, docs)
    if (!isAnswered) searches.put(searchJob(ask, docs))
  })
  yield takeEvery(componentRemoved, function* forget({ payload: { id } }) {
    yield call([queued, queued.delete], id)
  })
}

/** What is known needs no call, and so waits for none: it is there before the click is over. */
function* answerFromMemory(ask: Ask, docs: Queue): SagaIterator<boolean> {
  const own: SearchState | undefined = yield select(selectOwn, ask.id)
  if (own?.requestedId !== ask.search) return false
  const wanted = wantedSearch(ask.id, own)
  const answer: SearchResponse | null = yield call(readResponseFromMemory, own.config, wanted)
  if (!answer) return false
  yield call(answered, ask, own, { answer, wanted, cached: true }, docs)
  return true
}
