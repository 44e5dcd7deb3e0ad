/** Values by key, for a while. */
export interface Memory<T> {
  readonly get: (key: string) => T | undefined
  readonly set: (key: string, value: T) => void
  readonly delete: (key: string) => void
}

interface MemoryOptions {
  /** How many values are kept: the ones not asked for longest go first. */
  readonly most: number
  /** Milliseconds after which all go at once: none is ever older (spec 7.4, "resets"). */
  readonly life: number
  readonly now: () => number
}

export function createMemory<T>({ most, life, now }: MemoryOptions): Memory<T> {
  const held = new Map<string, T>()
  let since = now()
  const resetWhenDue = () => {
    const age = now() - since
    // A clock that was set back tells nothing about age.
    if (age >= 0 && age < life) return
    held.clear()
    since = now()
  }
  const put = (key: string, value: T) => {
    held.delete(key)
    held.set(key, value)
  }
  return {
    get(key) {
      resetWhenDue()
      const value = held.get(key)
      if (value !== undefined) put(key, value)
      return value
    },
    set(key, value) {
      resetWhenDue()
      put(key, value)
      for (const oldest of held.keys()) {
        if (held.size <= most) break
        held.delete(oldest)
      }
    },
    delete: (key) => {
      held.delete(key)
    },
  }
}
