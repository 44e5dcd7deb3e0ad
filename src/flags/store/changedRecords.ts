import { type FlagRecord, type FlagRecords, flaggedIds, lastPosition } from './flagRecords'

/** A visitor's action: saved, removed, or undid the removal. */
export interface FlagChange {
  readonly kind: 'save' | 'remove' | 'restore'
  readonly ids: readonly string[]
}

/**
 * The new records that a change makes. An id that is in the wanted state already gets none (spec 5.4).
 * @param now in milliseconds since the epoch. A new record is newer than the old one even when the clock went back.
 * @param removed what was removed on this page: a restored id gets its old position.
 */
export function changedRecords(
  records: FlagRecords,
  { kind, ids }: FlagChange,
  now: number,
  removed: FlagRecords,
): FlagRecords {
  const changed = new Map<string, FlagRecord>()
  const isFlagged = kind !== 'remove'
  let last = Math.max(now - 1, lastPosition(records))
  for (const id of ids) {
    const record = records.get(id)
    if ((record?.isFlagged ?? false) === isFlagged) continue
    const before = kind === 'save' ? undefined : (removed.get(id) ?? record)
    if (!before) last += 1
    const changedAt = Math.max(now, (record?.changedAt ?? 0) + 1)
    changed.set(id, { changedAt, position: before?.position ?? last, isFlagged })
  }
  return changed
}

/** Drops the records of ids that were removed before a time. */
export function pruneRemoved(records: FlagRecords, before: number): FlagRecords {
  return new Map(
    [...records].filter(([, { isFlagged, changedAt }]) => isFlagged || changedAt >= before),
  )
}

/** Drops the last of some new records until the saved ids fit. */
export function fitRecords(
  records: FlagRecords,
  changed: FlagRecords,
  fits: (ids: readonly string[]) => boolean,
): {
  readonly all: FlagRecords
  readonly accepted: FlagRecords
  readonly refused: readonly string[]
} {
  const accepted = new Map(changed)
  const refused: string[] = []
  const joined = () => new Map([...records, ...accepted])
  for (const [id, { isFlagged }] of [...changed].reverse()) {
    if (!isFlagged || fits(flaggedIds(joined()))) break
    accepted.delete(id)
    refused.unshift(id)
  }
  return { all: joined(), accepted, refused }
}
