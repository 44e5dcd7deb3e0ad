import { call, put, select } from 'redux-saga/effects'
import { flagsRead, flagsRefused, selectFlags, selectFlagsKnown } from '../../slices/flags/flags'
import type { RootState } from '../../slices/root'
import type { SettingsState } from '../../slices/settings'
import type { Bus } from '../../src/bus/bus'
import { getBus } from '../context'
import type { FlagKeep } from './createFlagKeep'

/** Every display of the namespace follows, and the page's own scripts hear of it (spec 4.6). */
export function* showFlags({ namespace, ids }: FlagKeep) {
  const isKnown: boolean = yield select(selectFlagsKnown, namespace)
  const before: readonly string[] = yield select(selectFlags, namespace)
  const after = ids()
  const added = without(after, before)
  const removed = without(before, after)
  if (isKnown && added.length === 0 && removed.length === 0) return
  yield put(flagsRead({ namespace, ids: after }))
  // What was saved before this page was opened has not changed.
  if (!isKnown) return
  const bus: Bus = yield call(getBus)
  yield call(bus.emit, 'flags:changed', { namespace, ids: after, added, removed })
}

/** Says that there was no room for some ids (design decision 14). */
export function* refuseFlags({ namespace }: FlagKeep, ids: readonly string[]) {
  if (ids.length === 0) return
  yield put(flagsRefused({ namespace, ids }))
  const bus: Bus = yield call(getBus)
  yield call(bus.emit, 'flags:refused', { namespace, ids })
  const { messages }: SettingsState = yield select((state: RootState) => state.settings)
  yield call(bus.emit, 'notice:show', { text: messages['flag.full'], style: 'warn' })
}

function without(ids: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others)
  return ids.filter((id) => !known.has(id))
}
