/** A bounded cache in memory. All of its entries expire together. */
export interface MemoryCache<T> {
  readonly get: (key: string) => T | undefined
  readonly set: (key: string, value: T) => void
  readonly delete: (key: string) => void
}

interface MemoryCacheOptions {
  /** Beyond this number the least recently used entries are removed. */
  readonly maxEntries: number
  /** Milliseconds after which the whole cache is emptied, so that no entry is ever older (spec 7.4). */
  readonly lifetime: number
  readonly now: () => number
}

export function createMemoryCache<T>({
  maxEntries,
  lifetime,
  now,
}: MemoryCacheOptions): MemoryCache<T> {
  const entries = new Map<string, T>()
  let startedAt = now()
  const resetWhenExpired = () => {
    const age = now() - startedAt
    // A negative age means that the clock was set back: the real age is unknown.
    if (age >= 0 && age < lifetime) return
    entries.clear()
    startedAt = now()
  }
  const insert = (key: string, value: T) => {
    entries.delete(key)
    entries.set(key, value)
  }
  return {
    get(key) {
      resetWhenExpired()
      const value = entries.get(key)
      if (value !== undefined) insert(key, value)
      return value
    },
    set(key, value) {
      resetWhenExpired()
      insert(key, value)
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break
        entries.delete(oldest)
      }
    },
    delete: (key) => {
      entries.delete(key)
    },
  }
}
