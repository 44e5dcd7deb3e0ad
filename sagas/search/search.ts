import type { SagaIterator } from 'redux-saga'
import { call, put, select, takeEvery } from 'redux-saga/effects'
import { componentLeft, mayAsk, searchQueued } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import type { ComponentId } from '../../src/componentId'
import type { SearchResponse } from '../../src/solr/response/searchResponse'
import { recallAnswer } from '../cache/answerCache'
import type { Queue } from '../effects/queue'
import { selectOwn } from '../effects/selectOwn'
import { answered } from './answered'
import type { Ask } from './ask'
import { searchJob } from './searchJob'
import { wantedSearch } from './wantedSearch'

/** Queues a search whenever the slice has counted a new one. */
export function* watchSearches(searches: Queue, docs: Queue) {
  const queued = new Map<ComponentId, number>()
  yield takeEvery(mayAsk, function* queueSearch({ payload: { id } }) {
    const own: SearchState | undefined = yield select(selectOwn, id)
    if (!own || own.asked === (queued.get(id) ?? 0)) return
    queued.set(id, own.asked)
    const ask = { id, search: own.asked }
    yield put(searchQueued(ask))
    const isAnswered: boolean = yield call(answerFromMemory, ask, docs)
    if (!isAnswered) searches.put(searchJob(ask, docs))
  })
  yield takeEvery(componentLeft, function* forget({ payload: { id } }) {
    yield call([queued, queued.delete], id)
  })
}

/** What is known needs no call, and so waits for none: it is there before the click is over. */
function* answerFromMemory(ask: Ask, docs: Queue): SagaIterator<boolean> {
  const own: SearchState | undefined = yield select(selectOwn, ask.id)
  if (own?.asked !== ask.search) return false
  const wanted = wantedSearch(ask.id, own)
  const answer: SearchResponse | null = yield call(recallAnswer, own.config, wanted)
  if (!answer) return false
  yield call(answered, ask, own, { answer, wanted, cached: true }, docs)
  return true
}
