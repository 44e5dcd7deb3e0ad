import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'
import type { SearchConfig } from '../../src/search/config'
import { docsBody } from '../../src/solr/request/docsBody'
import { readDoc } from '../../src/solr/response/readDocs'
import type { Doc } from '../../src/solr/response/searchResponse'
import { getCaches } from '../context'
import type { Caches } from './caches'

type DocsById = ReadonlyMap<string, Doc>

/** The documents among some ids that memory holds (spec 7.4). */
export function* recallDocs(config: SearchConfig, ids: readonly string[]): SagaIterator<DocsById> {
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

/** Those that memory holds, or what outlives the page. */
export function* findDocs(config: SearchConfig, ids: readonly string[]): SagaIterator<DocsById> {
  const recalled: DocsById = yield call(recallDocs, config, ids)
  if (!config.requestCache) return recalled
  const found = new Map(recalled)
  const { kept }: Caches = yield call(getCaches)
  const keyOf = docKeys(config)
  const others = ids.filter((id) => !found.has(id))
  const values: ReadonlyMap<string, unknown> = yield call(kept.read, config, others.map(keyOf))
  for (const id of others) {
    const [doc] = readDoc(values.get(keyOf(id)))
    if (doc?.id === id) found.set(id, doc)
  }
  return found
}

export function* keepDocs(config: SearchConfig, docs: readonly Doc[]): SagaIterator<void> {
  if (!config.requestCache) return
  const caches: Caches = yield call(getCaches)
  const keyOf = docKeys(config)
  const values = new Map(docs.map((doc) => [keyOf(doc.id), doc]))
  for (const [key, doc] of values) caches.docs.set(key, doc)
  caches.kept.write(config, values)
}

/** Components that ask the same address, site and index for the same fields share their documents. */
function docKeys({ url, index, hash, params }: SearchConfig): (id: string) => string {
  const source = ['doc', url, hash ?? '', index ?? '', docsBody([], params)].join('\n')
  return (id) => `${source}\n${id}`
}
