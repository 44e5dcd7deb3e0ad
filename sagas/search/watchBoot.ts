import { call, put, select, take, takeEvery } from 'redux-saga/effects'
import {
  defaultsApplied,
  defaultsRead,
  firstSearchRequested,
  searchQueued,
  widgetsAdded,
} from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { selectSearch } from '../../slices/search/selectSearch'
import type { SearchParams } from '../../src/solr/request/params'
import { fromContext } from '../context'
import {
  loadForm,
  paramsFromAddress,
  rewriteAddress,
  withArrivalDefaults,
} from '../history/address'
import { restoreView, withRestoredSort } from '../history/snapshot'

/** Boots a component once its widgets have joined, in the order of spec 4.1. */
export function* watchBoot() {
  yield takeEvery(widgetsAdded, function* boot({ payload: { id } }) {
    const joined: SearchState | undefined = yield select(selectSearch, id)
    if (!joined || joined.booted) return
    const isQueued = (action: { readonly type: string }) =>
      searchQueued.match(action) && action.payload.id === id
    const bus = yield* fromContext('bus')
    const ports = yield* fromContext('ports')
    yield call(loadForm, joined)
    const arrived: SearchState = yield call(withArrivalDefaults, joined)
    if (arrived !== joined) yield put(defaultsRead({ id, defaults: arrived.defaults }))
    const search = withRestoredSort(id, arrived, ports.readSnapshot())
    bus.emit('search:initialised', { id })
    // A shared link overrides the defaults (design decision 9).
    const linked: SearchParams | null = yield call(paramsFromAddress, search)
    const params = linked ?? search.defaults
    yield put(defaultsApplied({ id, params }))
    yield call(rewriteAddress, id)
    bus.emit('search:defaults-applied', { id, params })
    yield put(firstSearchRequested({ id }))
    // put returns before the sagas that it triggers have run.
    if (search.config.maxRows > 0) yield take(isQueued)
    yield call(restoreView, id, ports.readSnapshot())
    bus.emit('search:ready', { id })
  })
}
