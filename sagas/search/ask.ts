import type { SagaIterator } from 'redux-saga'
import { call, put, select } from 'redux-saga/effects'
import { componentRemoved, searchEnded, searchQueued } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import type { Bus } from '../../src/bus/bus'
import type { ComponentId } from '../../src/componentId'
import type { Ports } from '../../src/ports'
import { failureOf } from '../../src/requestFailed'
import { getBus, getPorts } from '../context'
import type { Job } from '../effects/queue'
import { selectOwn } from '../effects/selectOwn'

/** One search of one component; both of its requests are told apart from newer ones by its number. */
export interface Ask {
  readonly id: ComponentId
  readonly search: number
}

/** A job of this ask: skipped or cancelled once a newer search of the component was queued, or it left. */
export function askJob(ask: Ask, run: (own: SearchState) => SagaIterator): Job {
  return {
    *wanted(): SagaIterator<boolean> {
      const own: SearchState | undefined = yield select(selectOwn, ask.id)
      return own?.requestedId === ask.search
    },
    *run(): SagaIterator<void> {
      const own: SearchState = yield select(selectOwn, ask.id)
      try {
        yield call(run, own)
      } catch (error) {
        yield call(fail, ask, error)
      }
    },
    dropOn: (action) =>
      (searchQueued.match(action) &&
        action.payload.id === ask.id &&
        action.payload.search !== ask.search) ||
      (componentRemoved.match(action) && action.payload.id === ask.id),
    *dropped(): SagaIterator<void> {
      const bus: Bus = yield call(getBus)
      bus.emit('search:overtaken', ask)
    },
  }
}

/** As spec 8 says: logged, and nothing is shown to the visitor. */
function* fail(ask: Ask, error: unknown): SagaIterator<void> {
  const ports: Ports = yield call(getPorts)
  const failure = failureOf(error)
  ports.logError(`${failure.status}, ${failure.error}`)
  yield put(searchEnded({ ...ask, failure, answer: null }))
}
