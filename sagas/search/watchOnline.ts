import { buffers, eventChannel } from 'redux-saga'
import { put, select, takeEvery } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import { retried } from '../../slices/search/searchActions'
import { fromContext } from '../context'

/** Retries failed searches when the browser has a connection again. */
export function* watchOnline() {
  const ports = yield* fromContext('ports')
  const online = eventChannel<true>(
    (emit) => ports.watchOnline(() => emit(true)),
    buffers.sliding(1),
  )
  yield takeEvery(online, function* retry() {
    const searches: RootState['searches'] = yield select((state: RootState) => state.searches)
    for (const id of Object.keys(searches)) yield put(retried({ id }))
  })
}
