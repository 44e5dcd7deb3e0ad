import { createStore, delMany, entries, getMany, keys, setMany, type UseStore } from 'idb-keyval'
import { freshValue, type KeptValues } from '../../src/cache/keptValues'
import { MOST_KEPT, STORAGE_HANG_MS } from '../../src/contract/constants'

/** Our own database; the first to read or write opens it. */
export function openKeptValues(): KeptValues {
  const store = createStore('vitrine', 'kept')
  let pruned = false
  return {
    read: (wanted) => inTime(getMany([...wanted], store)),
    async write(fresh) {
      await inTime(
        setMany(
          fresh.map(([key, entry]) => [key, entry]),
          store,
        ),
      )
      const all = await inTime(keys(store))
      if (pruned && all.length <= MOST_KEPT) return
      pruned = true
      await inTime(prune(store))
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
  const kept = new Set(fresh.slice(0, MOST_KEPT).map(([key]) => key))
  const gone = all.map(([key]) => key).filter((key) => !kept.has(key))
  if (gone.length > 0) await delMany(gone, store)
}

/** In some private modes a database neither opens nor fails. */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), STORAGE_HANG_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
