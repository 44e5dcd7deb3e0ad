import {
  MAX_DOCS_IN_MEMORY,
  MAX_RESPONSES_IN_MEMORY,
  MEMORY_CACHE_LIFETIME_MS,
} from '../../src/cache/constants'
import { createMemoryCache, type MemoryCache } from '../../src/cache/memoryCache'
import type { Ports } from '../../src/ports'
import type { Doc } from '../../src/solr/response/searchResponse'
import { createPersistentLayer, type PersistentLayer } from './persistentLayer'

/** The page's caches (spec 7.4): two in memory, and one that later pages share. */
export interface Caches {
  /** Response texts by component and request. A text takes a tenth of the memory of what it parses to. */
  readonly responses: MemoryCache<string>
  /** Full documents; docsCache.ts makes the keys. */
  readonly docs: MemoryCache<Doc>
  /** Both kinds, beyond the page. */
  readonly persistent: PersistentLayer
}

export function createCaches(ports: Ports): Caches {
  const { now } = ports
  const lifetime = MEMORY_CACHE_LIFETIME_MS
  return {
    responses: createMemoryCache({ maxEntries: MAX_RESPONSES_IN_MEMORY, lifetime, now }),
    docs: createMemoryCache({ maxEntries: MAX_DOCS_IN_MEMORY, lifetime, now }),
    persistent: createPersistentLayer(ports),
  }
}
