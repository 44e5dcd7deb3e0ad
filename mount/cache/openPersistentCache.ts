import { createStore, delMany, entries, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import { MAX_CACHED_RESPONSES, STORAGE_TIMEOUT_MS } from '../../src/cache/constants'
import { freshValue, type PersistentCache } from '../../src/cache/persistentCache'

/** Our own database; the first to read or write opens it. */
export function openPersistentCache(): PersistentCache {
  const store = createStore('vitrine', 'kept')
  let pruned = false
  return {
    read: (wantedKeys) => withTimeout(getMany([...wantedKeys], store)),
    async write(fresh) {
      await withTimeout(
        setMany(
          fresh.map(([key, entry]) => [key, entry]),
          store,
        ),
      )
      const all = await withTimeout(keys(store))
      if (pruned && all.length <= MAX_CACHED_RESPONSES) return
      pruned = true
      await withTimeout(prune(store))
    },
  }
}

/** Removes what has expired, and the oldest beyond the bound. Not before there is something to write: the first search comes first. */
async function prune(store: UseStore): Promise<void> {
  const now = Date.now()
  const untilOf = (entry: unknown) => (entry as { readonly until?: number } | null)?.until ?? 0
  const all = await entries<string, unknown>(store)
  const fresh = all
    .filter(([, entry]) => freshValue(entry, now, Number.POSITIVE_INFINITY) !== undefined)
    .sort(([, a], [, b]) => untilOf(b) - untilOf(a))
  const remaining = new Set(fresh.slice(0, MAX_CACHED_RESPONSES).map(([key]) => key))
  const expired = all.map(([key]) => key).filter((key) => !remaining.has(key))
  if (expired.length > 0) await delMany(expired, store)
}

/** Rejects after a timeout: in some private modes a database neither opens nor fails. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('IndexedDB does not answer')),
      STORAGE_TIMEOUT_MS,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
