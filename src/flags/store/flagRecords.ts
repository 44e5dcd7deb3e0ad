/** The last change of one id (design decision 14). Two tabs, or two visits, agree by comparing records. */
export interface FlagRecord {
  /** When it was saved or removed, in milliseconds since the epoch; 0 when unknown. */
  readonly changedAt: number
  /** Sorts the saved ids, ascending. A removed id keeps its position for undo. */
  readonly position: number
  readonly isFlagged: boolean
}

/** The records of all saved ids and of those removed lately, by id. */
export type FlagRecords = ReadonlyMap<string, FlagRecord>

/**
 * Merges two sets of records: the newer record of each id wins. The result does not depend on the order of
 * the arguments, so two tabs come to the same result.
 */
export function mergeRecords(some: FlagRecords, others: FlagRecords): FlagRecords {
  if (others.size === 0) return some
  const all = new Map(some)
  for (const [id, other] of others) {
    const record = all.get(id)
    if (!record || isNewer(other, record)) all.set(id, other)
  }
  return all
}

/** Whether a record replaces another of the same id. At the same time, a removal counts as newer. */
export function isNewer(one: FlagRecord, other: FlagRecord): boolean {
  if (one.changedAt !== other.changedAt) return one.changedAt > other.changedAt
  if (one.isFlagged !== other.isFlagged) return !one.isFlagged
  return one.position < other.position
}

/** The saved ids, in the order in which they were saved. */
export function flaggedIds(records: FlagRecords): readonly string[] {
  const flagged = [...records].filter(([, record]) => record.isFlagged)
  flagged.sort(([a, { position: x }], [b, { position: y }]) => x - y || (a < b ? -1 : 1))
  return flagged.map(([id]) => id)
}

/** The position of the last saved id; 0 when nothing is saved. */
export function lastPosition(records: FlagRecords): number {
  const last = flaggedIds(records).at(-1)
  return last === undefined ? 0 : (records.get(last)?.position ?? 0)
}
