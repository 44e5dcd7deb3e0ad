/** A cache that later pages of the site share. Each promise settles in the end, but it may reject. */
export interface PersistentCache {
  /** The entries in the order of the keys. Their shape is unknown: other scripts can write there too. */
  readonly read: (keys: readonly string[]) => Promise<readonly unknown[]>
  readonly write: (entries: readonly (readonly [string, CacheEntry])[]) => Promise<void>
}

export interface CacheEntry {
  readonly value: unknown
  /** When the entry expires, in milliseconds since the epoch. */
  readonly until: number
}

/**
 * Reads the value of an entry that has not expired.
 * @param lifetime the longest life of an entry, in milliseconds. An entry that expires later was written with
 * another setting, or before the clock was set back.
 * @returns undefined when the entry has expired or is malformed.
 */
export function freshValue(entry: unknown, now: number, lifetime: number): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { value, until } = entry as Partial<Record<keyof CacheEntry, unknown>>
  return typeof until === 'number' && until > now && until <= now + lifetime ? value : undefined
}
