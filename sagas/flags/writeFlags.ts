import { call } from 'redux-saga/effects'
import type { FlagKeep, Written } from './createFlagKeep'
import type { FlagKeeps } from './flagKeeps'
import { refuseFlags, showFlags } from './showFlags'

/** Those that wait for their turn: it writes whatever is changed until then. */
const waiting = new WeakSet<FlagKeep>()

/** Writes what was changed, in turn with other tabs, and shows what came of it. */
export function* writeFlags(keeps: FlagKeeps, keep: FlagKeep) {
  if (waiting.has(keep)) return
  const { stores } = keeps
  let written: Written | null = null
  waiting.add(keep)
  try {
    yield call(stores.inTurn, keep.namespace, () => {
      waiting.delete(keep)
      written = keep.write()
    })
  } finally {
    waiting.delete(keep)
  }
  if (written) yield call(settle, keeps, keep, written)
}

function* settle(keeps: FlagKeeps, keep: FlagKeep, { lost, pageOnly }: Written) {
  yield call(showFlags, keep)
  yield call(refuseFlags, keep, lost)
  if (pageOnly) yield call(keeps.tellPageOnly)
}
