import { buffers, eventChannel } from 'redux-saga'
import { call, put, select, takeEvery } from 'redux-saga/effects'
import type { RootState } from '../slices/root'
import {
  componentRemoved,
  facetToggled,
  paramsSet,
  retried,
  searchEnded,
  searchQueued,
  widgetAdded,
} from '../slices/search/searchActions'
import type { Bus, BusMap } from '../src/bus/bus'
import type { BusCommands } from '../src/bus/events'
import type { ComponentId } from '../src/componentId'
import { activeValues } from '../src/facets/activeValues'
import { getBus } from './context'

/** What the store tells the bus. */
export function* watchStore() {
  const bus: Bus = yield call(getBus)
  yield takeEvery(widgetAdded, function* ({ payload }) {
    yield call(bus.emit, 'search:widget-added', payload)
  })
  yield takeEvery(searchQueued, function* ({ payload }) {
    yield call(bus.emit, 'search:queued', payload)
  })
  yield takeEvery(
    searchEnded,
    function* ({ payload: { id, search, failure, answer, cached = false } }) {
      if (failure) yield call(bus.emit, 'search:failed', { id, search, ...failure })
      if (answer) {
        const { numFound, ids } = answer.answer
        yield call(bus.emit, 'search:answered', { id, search, numFound, ids, cached })
      }
    },
  )
  yield takeEvery(componentRemoved, function* ({ payload }) {
    yield call(bus.emit, 'search:left', payload)
  })
  yield takeEvery(facetToggled, function* ({ payload: { id, field, value } }) {
    const fq: readonly string[] = yield select((state: RootState) => state.searches[id]?.params.fq)
    const set = activeValues(fq ?? [], field).includes(value)
    yield call(bus.emit, set ? 'facet:set' : 'facet:unset', { id, field, value })
  })
}

/** What the bus tells the store. */
export function* watchCommands() {
  const bus: Bus = yield call(getBus)
  yield takeEvery(commands(bus, 'search:set'), function* ({ id, params }) {
    const own: ComponentId | null = yield call(named, id)
    if (own) yield put(paramsSet({ id: own, params }))
  })
  yield takeEvery(commands(bus, 'search:retry'), function* ({ id }) {
    const own: ComponentId | null = yield call(named, id)
    if (own) yield put(retried({ id: own }))
  })
}

function commands<K extends keyof BusCommands>(bus: Bus, name: K) {
  return eventChannel<BusMap[K] & object>((emit) => bus.on(name, emit), buffers.expanding(4))
}

/** The named component, or the page's only one. */
function* named(id: ComponentId | undefined) {
  const ids: readonly string[] = yield select((state: RootState) => Object.keys(state.searches))
  if (id !== undefined) return id
  return ids.length === 1 ? (ids[0] ?? null) : null
}
