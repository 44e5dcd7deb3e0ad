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
import type { Request } from './request'
import type { WantedSearch } from './wantedSearch'

/** An answer from the wire; it is kept (spec 7.1, 7.4). */
export function* fetchAnswer(
  config: SearchConfig,
  wanted: WantedSearch,
  request: Request,
): SagaIterator<SearchResponse> {
  const text: string = yield call(request, wanted.url, wanted.body, config.timeout)
  const answer = parseSearchResponse(text, wanted)
  yield call(cacheResponse, config, wanted, text, answer)
  return answer
}

/** Whole documents from the wire; they are kept (spec 7.2, 7.4). Nothing is asked for no ids. */
export function* fetchDocs(
  config: SearchConfig,
  ids: readonly string[],
  request: Request,
): SagaIterator<readonly Doc[]> {
  if (ids.length === 0) return []
  const text: string = yield call(request, config.url, docsBody(ids, config.params), config.timeout)
  const { docs, partial } = parseDocsResponse(text)
  if (!partial) yield call(cacheDocs, config, docs)
  return docs
}
