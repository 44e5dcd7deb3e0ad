import { call, select } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import type { SettingsState } from '../../slices/settings'
import { formatMessage } from '../../src/contract/formatMessage'
import type { FlagChange } from '../../src/flags/store/changedRecords'
import { fromContext } from '../context'
import type { FlagStore } from './createFlagStore'
import type { FlagStores } from './flagStores'
import { refuseFlags, showFlags } from './showFlags'
import { writeFlags } from './writeFlags'

/** Applies a change: shows it in the same tick, announces it, then writes it. */
export function* changeFlags(stores: FlagStores, namespace: string, change: FlagChange) {
  const store: FlagStore = yield call(stores.storeOf, namespace)
  const before = store.ids().length
  const refused = store.change(change)
  yield call(showFlags, store)
  if (store.ids().length !== before) yield call(announce, change, store.ids().length)
  yield call(refuseFlags, store, refused)
  yield call(writeFlags, stores, store)
}

export function* toggleFlag(stores: FlagStores, namespace: string, id: string) {
  const store: FlagStore = yield call(stores.storeOf, namespace)
  const kind = store.ids().includes(id) ? 'remove' : 'save'
  yield call(changeFlags, stores, namespace, { kind, ids: [id] })
}

function* announce({ kind }: FlagChange, n: number) {
  const ports = yield* fromContext('ports')
  const { messages, locale }: SettingsState = yield select((state: RootState) => state.settings)
  const text = messages[kind === 'remove' ? 'flag.removed' : 'flag.saved']
  yield call(ports.announce, formatMessage(text, { n }, locale))
}
