import { call, put, select, takeEvery } from 'redux-saga/effects'
import { componentLeft, mayAsk, searchQueued } from '../slices/searchActions'
import type { SearchState } from '../slices/searchState'
import type { ComponentId } from '../src/componentId'
import type { Queue } from './queue'
import { searchJob } from './searchJob'
import { selectOwn } from './selectOwn'

/** Queues a search whenever the slice has counted a new one. */
export function* watchSearches(searches: Queue, docs: Queue) {
  const queued = new Map<ComponentId, number>()
  yield takeEvery(mayAsk, function* queueSearch({ payload: { id } }) {
    const own: SearchState | undefined = yield select(selectOwn, id)
    if (!own || own.asked === (queued.get(id) ?? 0)) return
    queued.set(id, own.asked)
    yield put(searchQueued({ id, search: own.asked }))
    searches.put(searchJob({ id, search: own.asked }, docs))
  })
  yield takeEvery(componentLeft, function* forget({ payload: { id } }) {
    yield call([queued, queued.delete], id)
  })
}
