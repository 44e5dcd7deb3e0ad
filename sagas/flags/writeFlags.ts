import { call } from 'redux-saga/effects'
import type { FlagStore, WriteResult } from './createFlagStore'
import type { FlagStores } from './flagStores'
import { refuseFlags, showFlags } from './showFlags'

/** The stores that wait for the lock. Their write includes what changes meanwhile. */
const waiting = new WeakSet<FlagStore>()

/** Writes the changes under a lock that all tabs share, and shows the result. */
export function* writeFlags(stores: FlagStores, store: FlagStore) {
  if (waiting.has(store)) return
  const { storage } = stores
  let result: WriteResult | null = null
  waiting.add(store)
  try {
    yield call(storage.withLock, store.namespace, () => {
      waiting.delete(store)
      result = store.write()
    })
  } finally {
    waiting.delete(store)
  }
  if (result) yield call(showResult, stores, store, result)
}

function* showResult(stores: FlagStores, store: FlagStore, { lost, pageOnly }: WriteResult) {
  yield call(showFlags, store)
  yield call(refuseFlags, store, lost)
  if (pageOnly) yield call(stores.warnPageOnly)
}
