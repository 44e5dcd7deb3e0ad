import { call, select } from 'redux-saga/effects'
import type { RootState } from '../../slices/root'
import type { SettingsState } from '../../slices/settings'
import { formatMessage } from '../../src/contract/formatMessage'
import type { FlagChange } from '../../src/flags/store/changedMarks'
import type { Ports } from '../../src/ports'
import { getPorts } from '../context'
import type { FlagKeep } from './createFlagKeep'
import type { FlagKeeps } from './flagKeeps'
import { refuseFlags, showFlags } from './showFlags'
import { writeFlags } from './writeFlags'

/** A change shows in the tick in which it is made, and is said; then it is written. */
export function* changeFlags(keeps: FlagKeeps, namespace: string, change: FlagChange) {
  const keep: FlagKeep = yield call(keeps.keepOf, namespace)
  const before = keep.ids().length
  const refused = keep.change(change)
  yield call(showFlags, keep)
  if (keep.ids().length !== before) yield call(announce, change, keep.ids().length)
  yield call(refuseFlags, keep, refused)
  yield call(writeFlags, keeps, keep)
}

export function* toggleFlag(keeps: FlagKeeps, namespace: string, id: string) {
  const keep: FlagKeep = yield call(keeps.keepOf, namespace)
  const kind = keep.ids().includes(id) ? 'remove' : 'save'
  yield call(changeFlags, keeps, namespace, { kind, ids: [id] })
}

function* announce({ kind }: FlagChange, n: number) {
  const ports: Ports = yield call(getPorts)
  const { messages, locale }: SettingsState = yield select((state: RootState) => state.settings)
  const text = messages[kind === 'remove' ? 'flag.removed' : 'flag.saved']
  yield call(ports.announce, formatMessage(text, { n }, locale))
}
