import { call, delay, spawn, takeLatest } from 'redux-saga/effects'
import { prefetchRequested, type UserAction } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'
import { PREFETCH_DELAY_MS } from '../../src/prefetch/constants'
import { fromContext } from '../context'

/** Prefetches once the pointer or the focus stays on a control (design decision 6). */
export function* watchPrefetch() {
  const ports = yield* fromContext('ports')
  yield takeLatest(prefetchRequested, function* wait({ payload: { id, action } }) {
    if (!action || ports.savesData()) return
    yield delay(PREFETCH_DELAY_MS)
    // Spawned, so that leaving the control does not cancel it: the response is useful later, too.
    yield spawn(startPrefetch, id, action)
  })
}

/** Loads the code with the first prefetch. */
function* startPrefetch(id: ComponentId, action: UserAction) {
  try {
    const { prefetchSearch }: typeof import('./prefetchSearch') = yield call(
      () => import('./prefetchSearch'),
    )
    yield call(prefetchSearch, id, action)
  } catch {
    // The visitor has not asked for it. A click sends the request again and reports its failure.
  }
}
