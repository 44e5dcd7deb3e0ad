import type { SagaIterator } from 'redux-saga'
import { call, put, select } from 'redux-saga/effects'
import { componentRemoved, searchEnded, searchQueued } from '../../slices/search/searchActions'
import type { SearchState } from '../../slices/search/searchState'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { describeFailure, failureOf } from '../../src/requestFailed'
import { fromContext } from '../context'
import type { Job } from '../effects/queue'

/** Identifies one search of one component. Its search request and its document request share it. */
export interface RequestId {
  readonly id: ComponentId
  readonly search: number
}

/**
 * Makes a queue's job of one request. A newer search of the component, or its removal, cancels the job. A
 * failure ends the search.
 */
export function createSearchJob(
  request: RequestId,
  run: (request: RequestId, search: SearchState) => SagaIterator<void>,
): Job {
  return {
    *shouldRun(): SagaIterator<boolean> {
      const search: SearchState | undefined = yield select(selectSearch, request.id)
      return search?.requestedId === request.search
    },
    *run(): SagaIterator<void> {
      const search: SearchState = yield select(selectSearch, request.id)
      try {
        yield call(run, request, search)
      } catch (error) {
        yield call(endFailed, request, search.config.url, error)
      }
    },
    isCancelledBy: (action) =>
      (searchQueued.match(action) &&
        action.payload.id === request.id &&
        action.payload.search !== request.search) ||
      (componentRemoved.match(action) && action.payload.id === request.id),
    *onCancelled(): SagaIterator<void> {
      const bus = yield* fromContext('bus')
      bus.emit('search:overtaken', request)
    },
  }
}

/** Logs the failure and names its request; the results stay as they are (spec 8, design decision 39). */
function* endFailed(request: RequestId, url: string, error: unknown): SagaIterator<void> {
  const ports = yield* fromContext('ports')
  const { status, error: reason, words } = failureOf(error)
  ports.logError(`${status}, ${reason}`)
  const message = `search#${request.id}: ${describeFailure(url, { status, error: reason, words })}`
  ports.reportFailure(message)
  yield put(searchEnded({ ...request, failure: { status, error: reason, message }, answer: null }))
}
