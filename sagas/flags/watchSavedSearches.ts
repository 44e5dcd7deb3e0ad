import { call, put, select, takeEvery } from 'redux-saga/effects'
import { flagsUpdated } from '../../slices/flags/flags'
import { viewRestored } from '../../slices/history/viewActions'
import type { RootState } from '../../slices/root'
import { savedIdsChanged } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'

/** Keeps the searches with `solr.saved` in step with what is saved (design decision 38). */
export function* watchSavedSearches() {
  yield takeEvery(flagsUpdated, function* follow({ payload: { namespace, ids } }) {
    const searches: RootState['searches'] = yield select((state: RootState) => state.searches)
    for (const [id, { config }] of Object.entries(searches)) {
      if (config.saved?.namespace === namespace) yield call(showSavedIds, id, ids)
    }
  })
}

/** Requests the search; as many results as before stay visible. */
function* showSavedIds(id: ComponentId, ids: readonly string[]) {
  yield put(savedIdsChanged({ id, ids }))
  const { searches, views }: RootState = yield select()
  const [search, view] = [searches[id], views[id]]
  if (!search || !view || view.pendingRestore || search.requestedId === search.settledId) return
  const { shown, openFacets } = view
  yield put(viewRestored({ id, view: { shown, openFacets }, search: search.requestedId }))
}
