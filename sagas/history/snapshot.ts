import { buffers, eventChannel } from 'redux-saga'
import { call, debounce, put, select, takeEvery } from 'redux-saga/effects'
import { facetOpened, viewRestored } from '../../slices/history/viewActions'
import type { RootState } from '../../slices/root'
import { bfcacheRestored, searchEnded } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import type { ComponentId } from '../../src/componentId'
import { SNAPSHOT_DELAY_MS } from '../../src/history/constants'
import type { PageSnapshot } from '../../src/history/pageSnapshot'
import type { Ports } from '../../src/ports'
import { getPorts } from '../context'
import { selectOwn } from '../effects/selectOwn'

/** Keeps how the page stands whenever it may be left next, for Back and Forward (design decision 10). */
export function* watchLeaving() {
  const ports: Ports = yield call(getPorts)
  const leavings = eventChannel<true>(
    (emit) => ports.watchLeaving(() => emit(true)),
    buffers.sliding(1),
  )
  yield takeEvery(leavings, saveSnapshot, null)
  yield debounce(SNAPSHOT_DELAY_MS, [searchEnded, facetOpened], saveSnapshot, null)
}

/**
 * Keeps it with the present entry of history; not while a search is pending, when the page does not show
 * what its address says.
 * @param chooser the component whose visitor has just chosen something: its page still stands as before.
 */
export function* saveSnapshot(chooser: ComponentId | null) {
  const ports: Ports = yield call(getPorts)
  const { searches, views, answers }: RootState = yield select()
  const pending = Object.entries(searches).some(
    ([id, { requestedId, settledId }]) => requestedId - settledId > (id === chooser ? 1 : 0),
  )
  if (pending) return
  const state = {
    views: Object.entries(views).map(
      ([id, { shown, openFacets }]) => [id, { shown, openFacets }] as const,
    ),
    sorts: Object.entries(answers).flatMap(([id, { params }]) =>
      searches[id]?.config.exposedParams.includes('sort') ? [] : [[id, params.sort] as const],
    ),
  }
  ports.saveSnapshot(state, chooser === null ? 'rest' : 'step')
}

/** A component's parts stand as they were kept: with the answer, where one is on its way. */
export function* restoreView(id: ComponentId, kept: PageSnapshot | null) {
  const own: SearchState | undefined = yield select(selectOwn, id)
  const view = kept?.views.find(([one]) => one === id)?.[1]
  if (!own || !view) return
  yield put(
    viewRestored({ id, view, search: own.requestedId > own.settledId ? own.requestedId : null }),
  )
}

/** Back from the back/forward cache everything stands as it was left, but what was under way there is lost. */
export function* watchBfcacheRestore() {
  const ports: Ports = yield call(getPorts)
  const returns = eventChannel<true>(
    (emit) => ports.watchBfcacheRestore(() => emit(true)),
    buffers.sliding(1),
  )
  yield takeEvery(returns, function* goOn() {
    const all: RootState['searches'] = yield select((state: RootState) => state.searches)
    for (const id of Object.keys(all)) yield put(bfcacheRestored({ id }))
  })
}
