/** Caches the results of a function for its latest keys. */
export interface Memo<Value> {
  /** Returns the cached value of the key, or creates and caches it. Errors are not cached. */
  get(key: string, make: () => Value): Value
}

/** @param limit the maximum number of values. The least recently used one is removed first. */
export function createMemo<Value>(limit: number): Memo<Value> {
  const values = new Map<string, Value>()
  return {
    get(key, make) {
      const value = values.has(key) ? (values.get(key) as Value) : make()
      values.delete(key)
      values.set(key, value)
      if (values.size > limit) {
        const oldest = values.keys().next()
        if (!oldest.done) values.delete(oldest.value)
      }
      return value
    },
  }
}
