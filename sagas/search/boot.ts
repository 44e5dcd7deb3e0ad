import { call, put, select, take, takeEvery } from 'redux-saga/effects'
import {
  defaultsApplied,
  firstSearchRequested,
  searchQueued,
  widgetsAdded,
} from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import type { Bus } from '../../src/bus/bus'
import type { Ports } from '../../src/ports'
import type { SearchParams } from '../../src/solr/request/params'
import { getBus, getPorts } from '../context'
import { selectOwn } from '../effects/selectOwn'
import { paramsFromFragment } from '../history/fragment'
import { restoreView } from '../history/snapshot'
import { withRestoredSort } from '../history/withRestoredSort'

/** Boots a component once its widgets have joined, in the order of spec 4.1. */
export function* watchBoot() {
  yield takeEvery(widgetsAdded, function* boot({ payload: { id } }) {
    const joined: SearchState | undefined = yield select(selectOwn, id)
    if (!joined || joined.booted) return
    const queued = (action: { readonly type: string }) =>
      searchQueued.match(action) && action.payload.id === id
    const bus: Bus = yield call(getBus)
    const ports: Ports = yield call(getPorts)
    const own = withRestoredSort(id, joined, ports.readSnapshot())
    bus.emit('search:initialised', { id })
    // A shared link wins over the defaults (design decision 9).
    const linked: SearchParams | null = yield call(paramsFromFragment, own)
    const params = linked ?? own.defaults
    yield put(defaultsApplied({ id, params }))
    bus.emit('search:defaults-applied', { id, params })
    yield put(firstSearchRequested({ id }))
    // A put comes back before what it set off has run.
    if (own.config.maxRows > 0) yield take(queued)
    yield call(restoreView, id, ports.readSnapshot())
    bus.emit('search:ready', { id })
  })
}
