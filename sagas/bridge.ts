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
import { selectParams } from '../slices/search/selectSearch'
import type { Bus, BusMap } from '../src/bus/bus'
import type { BusCommands } from '../src/bus/events'
import type { ComponentId } from '../src/componentId'
import { activeValues } from '../src/facets/activeValues'
import type { SearchParams } from '../src/solr/request/params'
import { fromContext } from './context'

/** Emits a bus event for each action that the page may listen to. */
export function* watchStore() {
  const bus = yield* fromContext('bus')
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
    const { fq }: SearchParams = yield select(selectParams, id)
    const isSet = activeValues(fq, field).includes(value)
    yield call(bus.emit, isSet ? 'facet:set' : 'facet:unset', { id, field, value })
  })
}

/** Dispatches an action for each search command of the bus. */
export function* watchCommands() {
  const bus = yield* fromContext('bus')
  yield takeEvery(commandChannel(bus, 'search:set'), function* ({ id, params }) {
    const target: ComponentId | null = yield call(targetOf, id)
    if (target) yield put(paramsSet({ id: target, params }))
  })
  yield takeEvery(commandChannel(bus, 'search:retry'), function* ({ id }) {
    const target: ComponentId | null = yield call(targetOf, id)
    if (target) yield put(retried({ id: target }))
  })
}

function commandChannel<K extends keyof BusCommands>(bus: Bus, name: K) {
  return eventChannel<BusMap[K] & object>((emit) => bus.on(name, emit), buffers.expanding(4))
}

/** Returns the named component, or the page's only one when the command names none. */
function* targetOf(id: ComponentId | undefined) {
  const ids: readonly string[] = yield select((state: RootState) => Object.keys(state.searches))
  if (id !== undefined) return id
  return ids.length === 1 ? (ids[0] ?? null) : null
}
