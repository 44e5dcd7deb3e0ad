import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'
import type { SearchConfig } from '../../src/search/config'
import {
  parseCachedResponse,
  parseSearchResponse,
  type SearchResponse,
} from '../../src/solr/response/searchResponse'
import { fromContext } from '../context'
import type { EncodedSearch } from '../search/encodeSearch'

/** Reads the response to a search from memory; null when it is not there (spec 7.4). */
export function* readResponseFromMemory(
  config: SearchConfig,
  wanted: EncodedSearch,
): SagaIterator<SearchResponse | null> {
  if (!config.requestCache) return null
  const caches = yield* fromContext('caches')
  const text = caches.responses.get(wanted.key)
  return text === undefined ? null : parseSearchResponse(text, wanted)
}

/** Reads the response to a search from memory, else from the persistent cache; null when neither has it. */
export function* readCachedResponse(
  config: SearchConfig,
  wanted: EncodedSearch,
): SagaIterator<SearchResponse | null> {
  if (!config.requestCache) return null
  const inMemory: SearchResponse | null = yield call(readResponseFromMemory, config, wanted)
  if (inMemory) return inMemory
  const { persistent } = yield* fromContext('caches')
  const values: ReadonlyMap<string, unknown> = yield call(persistent.read, config, [wanted.key])
  // It is not copied into memory, where it would live longer than doc_cache allows.
  return parseCachedResponse(values.get(wanted.key), wanted)
}

/** Writes a response to both caches, unless it is partial. */
export function* cacheResponse(
  config: SearchConfig,
  wanted: EncodedSearch,
  text: string,
  response: SearchResponse,
): SagaIterator<void> {
  if (!config.requestCache || response.partial) return
  const { responses, persistent } = yield* fromContext('caches')
  responses.set(wanted.key, text)
  persistent.write(config, new Map([[wanted.key, text]]))
}

/** Removes a response whose documents could not be fetched: the next try requests the whole search again. */
export function* removeCachedResponse(
  config: SearchConfig,
  wanted: EncodedSearch,
): SagaIterator<void> {
  const { responses, persistent } = yield* fromContext('caches')
  responses.delete(wanted.key)
  persistent.write(config, new Map([[wanted.key, null]]))
}
