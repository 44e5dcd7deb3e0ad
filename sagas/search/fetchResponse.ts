import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'
import type { SearchConfig } from '../../src/search/config'
import { docsBody } from '../../src/solr/request/docsBody'
import { parseDocsResponse } from '../../src/solr/response/parseDocsResponse'
import {
  type Doc,
  parseSearchResponse,
  type SearchResponse,
} from '../../src/solr/response/searchResponse'
import { cacheDocs } from '../cache/docsCache'
import { cacheResponse } from '../cache/responseCache'
import type { EncodedSearch } from './encodeSearch'
import type { SendRequest } from './sendRequest'

/** Fetches the response to a search and caches it (spec 7.1, 7.4). @throws RequestFailed, ResponseError */
export function* fetchResponse(
  config: SearchConfig,
  encoded: EncodedSearch,
  send: SendRequest,
): SagaIterator<SearchResponse> {
  const text: string = yield call(send, encoded.url, encoded.body, config.timeout)
  const response = parseSearchResponse(text, encoded)
  yield call(cacheResponse, config, encoded, text, response)
  return response
}

/**
 * Fetches full documents and caches them (spec 7.2, 7.4). Sends nothing when `ids` is empty.
 * @throws RequestFailed, ResponseError
 */
export function* fetchDocs(
  config: SearchConfig,
  ids: readonly string[],
  send: SendRequest,
): SagaIterator<readonly Doc[]> {
  if (ids.length === 0) return []
  const text: string = yield call(send, config.url, docsBody(ids, config.params), config.timeout)
  const { docs, partial } = parseDocsResponse(text)
  if (!partial) yield call(cacheDocs, config, docs)
  return docs
}
