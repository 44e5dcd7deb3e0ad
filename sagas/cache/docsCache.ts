import type { SagaIterator } from 'redux-saga'
import { call } from 'redux-saga/effects'
import type { SearchConfig } from '../../src/search/config'
import { docsBody } from '../../src/solr/request/docsBody'
import { readDoc } from '../../src/solr/response/readDocs'
import type { Doc } from '../../src/solr/response/searchResponse'
import { fromContext } from '../context'

type DocsById = ReadonlyMap<string, Doc>

/** Reads those documents of the ids that memory holds (spec 7.4). */
export function* readDocsFromMemory(
  config: SearchConfig,
  ids: readonly string[],
): SagaIterator<DocsById> {
  const found = new Map<string, Doc>()
  if (!config.requestCache) return found
  const caches = yield* fromContext('caches')
  const keyOf = docKeys(config)
  for (const id of ids) {
    const doc = caches.docs.get(keyOf(id))
    if (doc) found.set(id, doc)
  }
  return found
}

/** Reads those documents of the ids that memory or the persistent cache holds. */
export function* readCachedDocs(
  config: SearchConfig,
  ids: readonly string[],
): SagaIterator<DocsById> {
  const inMemory: DocsById = yield call(readDocsFromMemory, config, ids)
  if (!config.requestCache) return inMemory
  const found = new Map(inMemory)
  const { persistent } = yield* fromContext('caches')
  const keyOf = docKeys(config)
  const missing = ids.filter((id) => !found.has(id))
  const values: ReadonlyMap<string, unknown> = yield call(
    persistent.read,
    config,
    missing.map(keyOf),
  )
  for (const id of missing) {
    const [doc] = readDoc(values.get(keyOf(id)))
    if (doc?.id === id) found.set(id, doc)
  }
  return found
}

export function* cacheDocs(config: SearchConfig, docs: readonly Doc[]): SagaIterator<void> {
  if (!config.requestCache) return
  const caches = yield* fromContext('caches')
  const keyOf = docKeys(config)
  const values = new Map(docs.map((doc) => [keyOf(doc.id), doc]))
  for (const [key, doc] of values) caches.docs.set(key, doc)
  caches.persistent.write(config, values)
}

/** Components with the same address, site, index and params share their documents. */
function docKeys({ url, index, hash, params }: SearchConfig): (id: string) => string {
  const source = ['doc', url, hash ?? '', index ?? '', docsBody([], params)].join('\n')
  return (id) => `${source}\n${id}`
}
