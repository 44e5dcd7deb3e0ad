import type { SagaIterator } from 'redux-saga'
import { call, put, select } from 'redux-saga/effects'
import {
  type FlaggedSource,
  flaggedFailed,
  flaggedFound,
  flaggedLeft,
  flaggedWanted,
  selectMissing,
} from '../../slices/flags/flagged'
import { flagBody } from '../../src/flags/flagBody'
import { readFlagged } from '../../src/flags/readFlagged'
import type { Ports } from '../../src/ports'
import { failureOf } from '../../src/requestFailed'
import { FLAGGED_AT_ONCE } from '../../src/solr/constants'
import { getPorts } from '../context'
import type { Job, Queue } from '../effects/queue'
import { request } from '../search/request'

interface Asks {
  readonly counter: string
  readonly source: FlaggedSource
}

/**
 * One fetch of saved items (spec 7.3): of as many as are missing when its turn comes, below Solr's limit of
 * clauses. The rest stands in line again, behind what the visitor asked for meanwhile.
 */
export function flaggedJob(asks: Asks, queue: Queue): Job {
  const { counter, source } = asks
  let asked: readonly string[] = []
  return {
    *wanted(): SagaIterator<boolean> {
      const missing: readonly string[] = yield select(selectMissing, asks)
      asked = missing.slice(0, FLAGGED_AT_ONCE)
      return asked.length > 0
    },
    *run(): SagaIterator<void> {
      try {
        yield call(fetchFlagged, source, asked)
      } catch (error) {
        yield call(fail, source, error)
      }
      const missing: readonly string[] = yield select(selectMissing, asks)
      if (missing.length > 0) queue.put(flaggedJob(asks, queue))
    },
    dropOn(action) {
      if (flaggedLeft.match(action)) return action.payload.counter === counter
      if (!flaggedWanted.match(action) || action.payload.counter !== counter) return false
      const wanted = new Set(action.payload.ids)
      return !asked.some((id) => wanted.has(id))
    },
    *dropped() {},
  }
}

function* fetchFlagged(source: FlaggedSource, asked: readonly string[]): SagaIterator<void> {
  const { url, key, timeout } = source
  const text: string = yield call(request, url, flagBody(asked.length, key, asked), timeout)
  const docs = readFlagged(text, key, asked)
  yield put(flaggedFound({ source, docs }))
  // Solr ran out of time: what it did not tell is asked again by the visitor, not by us for ever.
  if (Object.keys(docs).length < asked.length) throw new Error('Solr answered in part only.')
}

/** As spec 8 says, logged; the list offers to try again. */
function* fail(source: FlaggedSource, error: unknown): SagaIterator<void> {
  const ports: Ports = yield call(getPorts)
  const { status, error: reason } = failureOf(error)
  ports.logError(`${status}, ${reason}`)
  yield put(flaggedFailed({ source }))
}
