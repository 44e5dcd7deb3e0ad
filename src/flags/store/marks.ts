/** The last change of one id (design decision 14): by it two tabs, or two visits, agree. */
export interface Mark {
  /** When it was saved or removed, in milliseconds since the epoch; 0 where nobody wrote it down. */
  readonly changed: number
  /** Its place among the saved ids: they stand in ascending order. Kept when it is removed, for undo. */
  readonly place: number
  readonly saved: boolean
}

/** Every id that is saved, and those that were removed lately. */
export type Marks = ReadonlyMap<string, Mark>

/**
 * Both together: of two changes of one id the later one holds. What happened at one time is settled the same
 * way on both sides: removed beats saved.
 */
export function mergeMarks(some: Marks, others: Marks): Marks {
  if (others.size === 0) return some
  const all = new Map(some)
  for (const [id, other] of others) {
    const own = all.get(id)
    if (!own || beats(other, own)) all.set(id, other)
  }
  return all
}

/** Whether a change holds against another of the same id. */
export function beats(one: Mark, other: Mark): boolean {
  if (one.changed !== other.changed) return one.changed > other.changed
  if (one.saved !== other.saved) return !one.saved
  return one.place < other.place
}

/** The saved ids, in the order in which they were saved. */
export function savedIds(marks: Marks): readonly string[] {
  const saved = [...marks].filter(([, mark]) => mark.saved)
  saved.sort(([a, { place: x }], [b, { place: y }]) => x - y || (a < b ? -1 : 1))
  return saved.map(([id]) => id)
}
