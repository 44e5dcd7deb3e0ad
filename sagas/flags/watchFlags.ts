import { buffers, eventChannel } from 'redux-saga'
import { call, take, takeEvery } from 'redux-saga/effects'
import { flagsRemoved, flagsRequested, flagsRestored, flagToggled } from '../../slices/flags/flags'
import { flagTitlesReducer } from '../../slices/flags/flagTitles'
import type { FlagStorage } from '../../src/flags/store/flagStorage'
import { fromContext } from '../context'
import type { Flow } from '../effects/guarded'
import { changeFlags, toggleFlag } from './changeFlags'
import type { FlagStore } from './createFlagStore'
import { createFlagStores, type FlagStores } from './flagStores'
import { showFlags } from './showFlags'
import { writeFlags } from './writeFlags'

/** A change that another tab may have made. */
interface TabChange {
  readonly namespace: string | null
  readonly cleared: boolean
}

/** Runs saved items (spec 3.11, 4.6): handles this page's changes and follows those of other tabs. */
export function watchFlags(storage: FlagStorage): Flow {
  return function* flags() {
    const addSlices = yield* fromContext('addSlices')
    yield call(addSlices, { flagTitles: flagTitlesReducer })
    const stores = createFlagStores(storage)
    const tabChanges = eventChannel<TabChange>(
      (emit) => storage.watch((namespace, cleared) => emit({ namespace, cleared })),
      buffers.expanding(4),
    )
    // The page is unloading, so the result is not reported.
    const writeAll = () => {
      for (const store of stores.all()) store.write()
    }
    const stopWatching = storage.onPageHide(writeAll)
    try {
      yield takeEvery(flagsRequested, function* open({ payload: { namespace, ...options } }) {
        const store: FlagStore = yield call(stores.storeOf, namespace, options)
        yield call(showFlags, store)
      })
      yield takeEvery(flagToggled, ({ payload: { namespace, id } }) =>
        toggleFlag(stores, namespace, id),
      )
      yield takeEvery(flagsRemoved, ({ payload: { namespace, ids } }) =>
        changeFlags(stores, namespace, { kind: 'remove', ids }),
      )
      yield takeEvery(flagsRestored, ({ payload: { namespace, ids } }) =>
        changeFlags(stores, namespace, { kind: 'restore', ids }),
      )
      yield takeEvery(tabChanges, followTab, stores)
      yield take(never)
    } finally {
      writeAll()
      stopWatching()
      tabChanges.close()
    }
  }
}

function* followTab(stores: FlagStores, { namespace, cleared }: TabChange) {
  for (const store of stores.all()) {
    if (namespace !== null && namespace !== store.namespace) continue
    const needsWrite = store.refresh(cleared)
    yield call(showFlags, store)
    if (needsWrite) yield call(writeFlags, stores, store)
  }
}

const never = () => false
