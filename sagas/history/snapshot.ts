import { buffers, eventChannel } from 'redux-saga'
import { call, debounce, put, select, takeEvery } from 'redux-saga/effects'
import { facetOpened, viewRestored } from '../../slices/history/viewActions'
import type { RootState } from '../../slices/root'
import { bfcacheRestored, searchEnded } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { SNAPSHOT_DELAY_MS } from '../../src/history/constants'
import type { PageSnapshot, SnapshotReason } from '../../src/history/pageSnapshot'
import { fromContext } from '../context'

/** Saves a snapshot whenever the page may be left next, for Back and Forward (design decision 10). */
export function* watchLeaving() {
  const ports = yield* fromContext('ports')
  const leaving = eventChannel<'rest' | 'leave'>(ports.watchLeaving, buffers.sliding(1))
  yield takeEvery(leaving, function* save(why) {
    yield call(saveSnapshot, null, why)
  })
  yield debounce(SNAPSHOT_DELAY_MS, [searchEnded, facetOpened], saveSnapshot, null, 'rest')
}

/**
 * Saves a snapshot with the current history entry; not while a search is pending, when the page does not yet
 * show what its address says.
 * @param trigger the component whose action was dispatched just now: the page still shows its state before.
 */
export function* saveSnapshot(trigger: ComponentId | null, why: SnapshotReason) {
  const ports = yield* fromContext('ports')
  const { searches, views, answers }: RootState = yield select()
  const isPending = Object.entries(searches).some(
    ([id, { requestedId, settledId }]) => requestedId - settledId > (id === trigger ? 1 : 0),
  )
  if (isPending) return
  const state = {
    views: Object.entries(views).map(
      ([id, { shown, openFacets }]) => [id, { shown, openFacets }] as const,
    ),
    sorts: Object.entries(answers).flatMap(([id, { params }]) =>
      searches[id]?.config.exposedParams.includes('sort') ? [] : [[id, params.sort] as const],
    ),
  }
  ports.saveSnapshot(state, why)
}

/** Restores a component's view: at once, or with the response when a search is pending. */
export function* restoreView(id: ComponentId, snapshot: PageSnapshot | null) {
  const search: SearchState | undefined = yield select(selectSearch, id)
  const view = snapshot?.views.find(([one]) => one === id)?.[1]
  if (!search || !view) return
  const { requestedId, settledId } = search
  yield put(viewRestored({ id, view, search: requestedId > settledId ? requestedId : null }))
}

/**
 * Adds the snapshot's sort when the address does not hold it, so that a random order survives paging and Back
 * (design decision 24).
 */
export function withRestoredSort(
  id: ComponentId,
  search: SearchState,
  snapshot: PageSnapshot | null,
): SearchState {
  const sort = snapshot?.sorts.find(([one]) => one === id)?.[1]
  if (sort === undefined || search.config.exposedParams.includes('sort')) return search
  const { params, defaults } = search
  return { ...search, params: { ...params, sort }, defaults: { ...defaults, sort } }
}

/** After the back/forward cache restores the page, requests that were in flight are lost and sent again. */
export function* watchBfcacheRestore() {
  const ports = yield* fromContext('ports')
  const restored = eventChannel<true>(
    (emit) => ports.watchBfcacheRestore(() => emit(true)),
    buffers.sliding(1),
  )
  yield takeEvery(restored, function* requestAgain() {
    const searches: RootState['searches'] = yield select((state: RootState) => state.searches)
    for (const id of Object.keys(searches)) yield put(bfcacheRestored({ id }))
  })
}
