import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'
import type { SearchConfig } from '../src/config/search'
import type { Doc } from '../src/solr/answer'
import { docsBody } from '../src/solr/docsBody'
import type { Caches } from './caches'
import { getCaches } from './context'

/** The documents among some ids that memory holds, by id (spec 7.4). */
export function* recallDocs(
  config: SearchConfig,
  ids: readonly string[],
): SagaIterator<ReadonlyMap<string, Doc>> {
  const found = new Map<string, Doc>()
  if (!config.requestCache) return found
  const caches: Caches = yield call(getCaches)
  const keyOf = docKeys(config)
  for (const id of ids) {
    const doc = caches.docs.get(keyOf(id))
    if (doc) found.set(id, doc)
  }
  return found
}

export function* keepDocs(config: SearchConfig, docs: readonly Doc[]): SagaIterator<void> {
  if (!config.requestCache) return
  const caches: Caches = yield call(getCaches)
  const keyOf = docKeys(config)
  for (const doc of docs) caches.docs.set(keyOf(doc.id), doc)
}

/** Components that ask the same address, site and index for the same fields share their documents. */
function docKeys({ url, index, hash, params }: SearchConfig): (id: string) => string {
  const source = [url, hash ?? '', index ?? '', docsBody([], params)].join('\n')
  return (id) => `${source}\n${id}`
}
