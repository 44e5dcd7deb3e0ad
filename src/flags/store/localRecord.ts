import { type FlagRecord, type FlagRecords, flaggedIds } from './flagRecords'
import { quoteJson } from './writeFlagCookie'

/** What localStorage holds for one namespace (design decision 14). */
export interface LocalRecord {
  readonly records: FlagRecords
  /**
   * The ids that were in the cookie when this was written. When the cookie differs from them, another script
   * has changed it. Null when the cookie could not be written.
   */
  readonly cookieIds: readonly string[] | null
}

/**
 * Writes `{"cookie":2,"items":[["17",1767225600000,1767225600000,1],…]}`: id, changedAt, position, isFlagged.
 * @param cookieCount how many of the saved ids the cookie holds; null when it could not be written.
 */
export function writeLocalRecord(records: FlagRecords, cookieCount: number | null): string {
  const items = [...records].map(
    ([id, { changedAt, position, isFlagged }]) =>
      `[${quoteJson(id)},${changedAt},${position},${isFlagged ? 1 : 0}]`,
  )
  return `{"cookie":${cookieCount},"items":[${items.join(',')}]}`
}

/** @returns null when the text is not a local record. */
export function readLocalRecord(text: string): LocalRecord | null {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return null
  if (!('items' in value) || !Array.isArray(value.items)) return null
  const records = new Map<string, FlagRecord>()
  for (const item of value.items) {
    const entry = readItem(item)
    if (!entry) return null
    records.set(...entry)
  }
  const count = 'cookie' in value && isCount(value.cookie) ? value.cookie : null
  return { records, cookieIds: count === null ? null : flaggedIds(records).slice(0, count) }
}

function readItem(item: unknown): [string, FlagRecord] | null {
  if (!Array.isArray(item)) return null
  const [id, changedAt, position, flagged]: readonly unknown[] = item
  if (typeof id !== 'string' || !isCount(changedAt) || !isCount(position)) return null
  return [id, { changedAt, position, isFlagged: flagged === 1 }]
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
