import { buffers, eventChannel } from 'redux-saga'
import { call, take, takeEvery } from 'redux-saga/effects'
import { flagsRemoved, flagsRestored, flagsWanted, flagToggled } from '../../slices/flags/flags'
import { flagTitlesReducer } from '../../slices/flags/flagTitles'
import type { FlagStores } from '../../src/flags/store/flagStores'
import { type AddSlices, getAddSlices } from '../context'
import type { Flow } from '../effects/guarded'
import { changeFlags, toggleFlag } from './changeFlags'
import type { FlagKeep } from './createFlagKeep'
import { createFlagKeeps, type FlagKeeps } from './flagKeeps'
import { showFlags } from './showFlags'
import { writeFlags } from './writeFlags'

interface Elsewhere {
  readonly namespace: string | null
  readonly cleared: boolean
}

/** Saved items (spec 3.11, 4.6): what is changed here, and what other tabs changed. */
export function watchFlags(stores: FlagStores): Flow {
  return function* flags() {
    const addSlices: AddSlices = yield call(getAddSlices)
    yield call(addSlices, { flagTitles: flagTitlesReducer })
    const keeps = createFlagKeeps(stores)
    const others = eventChannel<Elsewhere>(
      (emit) => stores.watch((namespace, cleared) => emit({ namespace, cleared })),
      buffers.expanding(4),
    )
    // Nobody is left then to be told how it ended.
    const writeAll = () => {
      for (const keep of keeps.all()) keep.write()
    }
    const stop = stores.watchLeaving(writeAll)
    try {
      yield takeEvery(flagsWanted, function* open({ payload: { namespace, ...keeping } }) {
        const keep: FlagKeep = yield call(keeps.keepOf, namespace, keeping)
        yield call(showFlags, keep)
      })
      yield takeEvery(flagToggled, ({ payload: { namespace, id } }) =>
        toggleFlag(keeps, namespace, id),
      )
      yield takeEvery(flagsRemoved, ({ payload: { namespace, ids } }) =>
        changeFlags(keeps, namespace, { kind: 'remove', ids }),
      )
      yield takeEvery(flagsRestored, ({ payload: { namespace, ids } }) =>
        changeFlags(keeps, namespace, { kind: 'restore', ids }),
      )
      yield takeEvery(others, follow, keeps)
      yield take(never)
    } finally {
      writeAll()
      stop()
      others.close()
    }
  }
}

function* follow(keeps: FlagKeeps, { namespace, cleared }: Elsewhere) {
  for (const keep of keeps.all()) {
    if (namespace !== null && namespace !== keep.namespace) continue
    const lacks = keep.refresh(cleared)
    yield call(showFlags, keep)
    if (lacks) yield call(writeFlags, keeps, keep)
  }
}

const never = () => false
