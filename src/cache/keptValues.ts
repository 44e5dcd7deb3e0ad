/** What a page keeps for later pages of the site, by key. Each call may fail, but it ends. */
export interface KeptValues {
  /** The entries in the order of the keys: of unknown shape, since anybody can write there. */
  readonly read: (keys: readonly string[]) => Promise<readonly unknown[]>
  readonly write: (entries: readonly (readonly [string, KeptEntry])[]) => Promise<void>
}

export interface KeptEntry {
  readonly value: unknown
  /** Milliseconds since the epoch. */
  readonly until: number
}

/**
 * The value of an entry that is still to be used.
 * @param life milliseconds that entries live now: one that would live longer is from another time, or a
 * clock that was set back.
 * @returns undefined for any other.
 */
export function freshValue(entry: unknown, now: number, life: number): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined
  const { value, until } = entry as Partial<Record<keyof KeptEntry, unknown>>
  return typeof until === 'number' && until > now && until <= now + life ? value : undefined
}
