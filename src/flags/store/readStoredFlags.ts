import { type FlagRecord, type FlagRecords, lastPosition } from './flagRecords'
import { type LocalRecord, readLocalRecord } from './localRecord'
import { readFlagCookie } from './readFlagCookie'

/** What cookie and localStorage hold for a namespace; null when empty or not readable. */
export interface StoredTexts {
  readonly cookie: string | null
  readonly local: string | null
}

export interface StoredFlags {
  readonly records: FlagRecords
  /** The places whose content is not in our format. */
  readonly corrupt: readonly (keyof StoredTexts)[]
}

/**
 * Reads cookie and localStorage as one set of records. localStorage knows more. Where the cookie differs from
 * what we wrote, a server or an older script has changed it. A missing cookie has expired and removes nothing:
 * browsers delete cookies of scripts after some days.
 */
export function readStoredFlags({ cookie, local }: StoredTexts): StoredFlags {
  const localRecord = local === null ? null : readLocalRecord(local)
  const flagCookie = cookie === null ? null : readFlagCookie(cookie)
  const corrupt = [
    ...(flagCookie?.isCorrupt ? (['cookie'] as const) : []),
    ...(local !== null && !localRecord ? (['local'] as const) : []),
  ]
  const isLost = flagCookie === null || (flagCookie.isCorrupt && flagCookie.ids.length === 0)
  if (isLost) return { records: localRecord?.records ?? new Map(), corrupt }
  const { ids } = flagCookie
  return { records: localRecord ? joinCookie(localRecord, ids) : fromCookie(ids), corrupt }
}

/** A cookie holds no times, so its records are older than any other. */
function fromCookie(ids: readonly string[]): FlagRecords {
  return new Map(ids.map((id, i) => [id, { changedAt: 0, position: i + 1, isFlagged: true }]))
}

/**
 * Applies what others changed in the cookie. When they did it is unknown, so each new record is one
 * millisecond newer than the record that it replaces.
 */
function joinCookie({ records, cookieIds }: LocalRecord, ids: readonly string[]): FlagRecords {
  if (!cookieIds) return records
  const now = new Set(ids)
  const before = new Set(cookieIds)
  const removed = cookieIds.filter((id) => !now.has(id))
  const added = ids.filter((id) => !before.has(id) && !records.get(id)?.isFlagged)
  if (removed.length === 0 && added.length === 0) return records
  const all = new Map(records)
  const update = (id: string, change: (record: FlagRecord | undefined) => FlagRecord) =>
    all.set(id, change(all.get(id)))
  for (const id of removed) {
    update(id, (record) => ({
      changedAt: (record?.changedAt ?? 0) + 1,
      position: record?.position ?? 0,
      isFlagged: false,
    }))
  }
  let last = lastPosition(records)
  for (const id of added) {
    const position = ++last
    update(id, (record) => ({
      changedAt: record ? record.changedAt + 1 : 0,
      position,
      isFlagged: true,
    }))
  }
  return all
}
