import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'
import type { SearchConfig } from '../src/config/search'
import { type Answer, parseAnswer } from '../src/solr/answer'
import type { Caches } from './caches'
import { getCaches } from './context'
import type { WantedSearch } from './wantedSearch'

/** The answer that memory holds for a search, or null (spec 7.4). */
export function* recallAnswer(
  config: SearchConfig,
  wanted: WantedSearch,
): SagaIterator<Answer | null> {
  if (!config.requestCache) return null
  const caches: Caches = yield call(getCaches)
  const text = caches.answers.get(wanted.key)
  return text === undefined ? null : parseAnswer(text, wanted)
}

/** Keeps an answer, unless it is only part of one. */
export function* keepAnswer(
  config: SearchConfig,
  wanted: WantedSearch,
  text: string,
  answer: Answer,
): SagaIterator<void> {
  if (!config.requestCache || answer.partial) return
  const caches: Caches = yield call(getCaches)
  caches.answers.set(wanted.key, text)
}

/** A search that failed after all is asked anew, whole. */
export function* forgetAnswer(wanted: WantedSearch): SagaIterator<void> {
  const caches: Caches = yield call(getCaches)
  caches.answers.delete(wanted.key)
}
