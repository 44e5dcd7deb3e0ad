import type { SagaIterator } from 'redux-saga'
import { call, select } from 'redux-saga/effects'
import type { SearchState } from '../../slices/search/searchState'
import { selectSavedIds } from '../../slices/search/selectSavedIds'
import { selectSearch } from '../../slices/search/selectSearch'
import { selectSearchRequest } from '../../slices/search/selectSearchRequest'
import type { ComponentId } from '../../src/componentId'
import { describeFailure, failureOf } from '../../src/requestFailed'
import { searchBody } from '../../src/solr/request/searchBody'
import type { SearchRequest } from '../../src/solr/request/searchRequest'
import { parseSearchResponse, type SearchResponse } from '../../src/solr/response/searchResponse'
import { fromContext } from '../context'
import { sendRequest } from '../search/sendRequest'

/**
 * Fetches counts for a component's search, outside the queue of searches. Cancelling it aborts the request.
 * A failure is logged, and named to the themer; the visitor sees nothing of it (design decisions 17 and 39).
 * @param toRequest makes the request for the counts from that of the search
 * @returns null after a failure, and where nothing can be counted
 */
export function* fetchCounts(
  id: ComponentId,
  toRequest: (request: SearchRequest) => SearchRequest,
): SagaIterator<SearchResponse | null> {
  const search: SearchState | undefined = yield select(selectSearch, id)
  // Where nothing is saved, nothing is found.
  if (!search || selectSavedIds(search)?.length === 0) return null
  const { url, timeout } = search.config
  const ports = yield* fromContext('ports')
  try {
    const body = searchBody(toRequest(selectSearchRequest(search)))
    const text: string = yield call(sendRequest, url, body, timeout)
    return parseSearchResponse(text)
  } catch (error) {
    const failure = failureOf(error)
    ports.logError(`${failure.status}, ${failure.error}`)
    ports.reportFailure(`search#${id}: ${describeFailure(url, failure)}`)
    return null
  }
}
