/** Remembers the results of a function for its latest keys. */
export interface Memo<Value> {
  /** The value remembered for the key, made and kept when there is none; failures are not kept. */
  get(key: string, make: () => Value): Value
}

/** @param limit how many values are kept; the one unused for longest goes first. */
export function createMemo<Value>(limit: number): Memo<Value> {
  const kept = new Map<string, Value>()
  return {
    get(key, make) {
      const value = kept.has(key) ? (kept.get(key) as Value) : make()
      kept.delete(key)
      kept.set(key, value)
      if (kept.size > limit) {
        const oldest = kept.keys().next()
        if (!oldest.done) kept.delete(oldest.value)
      }
      return value
    },
  }
}
