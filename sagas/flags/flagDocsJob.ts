import type { SagaIterator } from 'redux-saga'
import { call, put, select } from 'redux-saga/effects'
import {
  type FlagSource,
  flagCounterRemoved,
  flagDocsFailed,
  flagDocsFetched,
  flagDocsRequested,
  selectMissingFlagIds,
} from '../../slices/flags/flagDocs'
import { FLAG_IDS_PER_REQUEST } from '../../src/flags/constants'
import { flagBody } from '../../src/flags/flagBody'
import { readFlagDocs } from '../../src/flags/readFlagDocs'
import { failureOf } from '../../src/requestFailed'
import { fromContext } from '../context'
import type { Job, Queue } from '../effects/queue'
import { sendRequest } from '../search/sendRequest'

interface FlagRequest {
  readonly counter: string
  readonly source: FlagSource
}

/**
 * One fetch of saved items (spec 7.3). It takes the ids that are missing when it starts, fewer than Solr's
 * limit of clauses. The rest goes to the end of the queue, behind the visitor's requests.
 */
export function flagDocsJob(flagRequest: FlagRequest, queue: Queue): Job {
  const { counter, source } = flagRequest
  let ids: readonly string[] = []
  return {
    *shouldRun(): SagaIterator<boolean> {
      const missing: readonly string[] = yield select(selectMissingFlagIds, flagRequest)
      ids = missing.slice(0, FLAG_IDS_PER_REQUEST)
      return ids.length > 0
    },
    *run(): SagaIterator<void> {
      try {
        yield call(fetchFlagDocs, source, ids)
      } catch (error) {
        yield call(fail, source, error)
      }
      const missing: readonly string[] = yield select(selectMissingFlagIds, flagRequest)
      if (missing.length > 0) queue.put(flagDocsJob(flagRequest, queue))
    },
    isCancelledBy(action) {
      if (flagCounterRemoved.match(action)) return action.payload.counter === counter
      if (!flagDocsRequested.match(action) || action.payload.counter !== counter) return false
      const shown = new Set(action.payload.ids)
      return !ids.some((id) => shown.has(id))
    },
    *onCancelled() {},
  }
}

function* fetchFlagDocs(source: FlagSource, ids: readonly string[]): SagaIterator<void> {
  const { url, key, timeout } = source
  const text: string = yield call(sendRequest, url, flagBody(ids.length, key, ids), timeout)
  const docs = readFlagDocs(text, key, ids)
  yield put(flagDocsFetched({ source, docs }))
  // Solr ran out of time. The visitor can retry; an automatic retry might never end.
  if (Object.keys(docs).length < ids.length) throw new Error('Solr answered in part only.')
}

/** Logs a failure as spec 8 says; the list offers a retry. */
function* fail(source: FlagSource, error: unknown): SagaIterator<void> {
  const ports = yield* fromContext('ports')
  const { status, error: reason } = failureOf(error)
  ports.logError(`${status}, ${reason}`)
  yield put(flagDocsFailed({ source }))
}
