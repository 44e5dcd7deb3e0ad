import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'
import type { SearchConfig } from '../../src/search/config'
import { parseCachedResponse } from '../../src/solr/response/parseCachedResponse'
import { parseSearchResponse, type SearchResponse } from '../../src/solr/response/searchResponse'
import { getCaches } from '../context'
import type { WantedSearch } from '../search/wantedSearch'
import type { Caches } from './caches'

/** The answer that memory holds for a search, or null (spec 7.4). */
export function* recallAnswer(
  config: SearchConfig,
  wanted: WantedSearch,
): SagaIterator<SearchResponse | null> {
  if (!config.requestCache) return null
  const caches: Caches = yield call(getCaches)
  const text = caches.answers.get(wanted.key)
  return text === undefined ? null : parseSearchResponse(text, wanted)
}

/** The answer that memory holds, or what outlives the page, or null. */
export function* findAnswer(
  config: SearchConfig,
  wanted: WantedSearch,
): SagaIterator<SearchResponse | null> {
  if (!config.requestCache) return null
  const recalled: SearchResponse | null = yield call(recallAnswer, config, wanted)
  if (recalled) return recalled
  const { kept }: Caches = yield call(getCaches)
  const values: ReadonlyMap<string, unknown> = yield call(kept.read, config, [wanted.key])
  // Not taken into memory, where it would live longer than doc_cache says.
  return parseCachedResponse(values.get(wanted.key), wanted)
}

/** Keeps an answer, unless it is only part of one. */
export function* keepAnswer(
  config: SearchConfig,
  wanted: WantedSearch,
  text: string,
  answer: SearchResponse,
): SagaIterator<void> {
  if (!config.requestCache || answer.partial) return
  const { answers, kept }: Caches = yield call(getCaches)
  answers.set(wanted.key, text)
  kept.write(config, new Map([[wanted.key, text]]))
}

/** A search that failed after all is asked anew, whole. */
export function* forgetAnswer(config: SearchConfig, wanted: WantedSearch): SagaIterator<void> {
  const { answers, kept }: Caches = yield call(getCaches)
  answers.delete(wanted.key)
  kept.write(config, new Map([[wanted.key, null]]))
}
