import { call } from 'redux-saga/effects'
import type { FlagKeep, Written } from './createFlagKeep'
import type { FlagKeeps } from './flagKeeps'
import { refuseFlags, showFlags } from './showFlags'

/** Writes what was changed, in turn with other tabs, and shows what came of it. */
export function* writeFlags(keeps: FlagKeeps, keep: FlagKeep) {
  const { stores } = keeps
  let written: Written | null = null
  yield call(stores.inTurn, keep.namespace, () => {
    written = keep.write()
  })
  if (written) yield call(settle, keeps, keep, written)
}

function* settle(keeps: FlagKeeps, keep: FlagKeep, { lost, pageOnly }: Written) {
  yield call(showFlags, keep)
  yield call(refuseFlags, keep, lost)
  if (pageOnly) yield call(keeps.tellPageOnly)
}
