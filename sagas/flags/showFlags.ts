import { call, put, select } from 'redux-saga/effects'
import {
  flagsRefused,
  flagsUpdated,
  selectFlags,
  selectFlagsLoaded,
} from '../../slices/flags/flags'
import type { RootState } from '../../slices/root'
import type { SettingsState } from '../../slices/settings'
import { fromContext } from '../context'
import type { FlagStore } from './createFlagStore'

/** Updates the state to what a store holds, and reports the difference on the bus (spec 4.6). */
export function* showFlags({ namespace, ids }: FlagStore) {
  const isLoaded: boolean = yield select(selectFlagsLoaded, namespace)
  const before: readonly string[] = yield select(selectFlags, namespace)
  const after = ids()
  const added = difference(after, before)
  const removed = difference(before, after)
  const isSame = added.length === 0 && removed.length === 0
  // What another tab has restored may be seen first without its old position.
  if (isLoaded && isSame && after.every((id, i) => id === before[i])) return
  yield put(flagsUpdated({ namespace, ids: after }))
  // The first read of a page is no change.
  if (!isLoaded || isSame) return
  const bus = yield* fromContext('bus')
  yield call(bus.emit, 'flags:changed', { namespace, ids: after, added, removed })
}

/** Reports ids that do not fit into the storage, and shows a notice (design decision 14). */
export function* refuseFlags({ namespace }: FlagStore, ids: readonly string[]) {
  if (ids.length === 0) return
  yield put(flagsRefused({ namespace, ids }))
  const bus = yield* fromContext('bus')
  yield call(bus.emit, 'flags:refused', { namespace, ids })
  const { messages }: SettingsState = yield select((state: RootState) => state.settings)
  yield call(bus.emit, 'notice:show', { text: messages['flag.full'], style: 'warn' })
}

function difference(ids: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others)
  return ids.filter((id) => !known.has(id))
}
