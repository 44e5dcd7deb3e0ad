import type { FlagStoreOptions } from '../../slices/flags/flags'
import { REMOVED_FLAG_LIFETIME_MS } from '../../src/flags/constants'
import {
  changedRecords,
  type FlagChange,
  fitRecords,
  pruneRemoved,
} from '../../src/flags/store/changedRecords'
import { cookieCapacity } from '../../src/flags/store/cookieCapacity'
import {
  type FlagRecords,
  flaggedIds,
  isNewer,
  mergeRecords,
} from '../../src/flags/store/flagRecords'
import type { FlagStorage } from '../../src/flags/store/flagStorage'
import { writeLocalRecord } from '../../src/flags/store/localRecord'
import { readStoredFlags, type StoredTexts } from '../../src/flags/store/readStoredFlags'
import { writeFlagCookie } from '../../src/flags/store/writeFlagCookie'

/** The result of a write. */
export interface WriteResult {
  /** Saved ids that did not fit into the storage after all. */
  readonly lost: readonly string[]
  /** Whether nothing could be stored: the saved items are gone when the page is left. */
  readonly pageOnly: boolean
}

/** One namespace of saved items, as this page knows it. */
export interface FlagStore {
  readonly namespace: string
  readonly ids: () => readonly string[]
  /** What is stored but cannot be read. */
  readonly corrupt: () => readonly {
    readonly place: keyof StoredTexts
    readonly text: string
  }[]
  /** Applies a change in memory. @returns the ids that do not fit: they are not saved. */
  readonly change: (change: FlagChange) => readonly string[]
  /** Writes the page's changes over what is stored now. @returns null when there is nothing to write. */
  readonly write: () => WriteResult | null
  /**
   * Reads again after another tab may have written.
   * @param cleared whether everything was deleted.
   * @returns whether this page must write.
   */
  readonly refresh: (cleared: boolean) => boolean
}

interface Outside {
  readonly storage: FlagStorage
  readonly now: () => number
}

const none: FlagRecords = new Map()

/**
 * Creates the store of one namespace (design decision 14). It merges what is stored with what changed on this
 * page, and reads the storage again at each step, since other tabs write it too.
 */
export function createFlagStore(
  namespace: string,
  { store, expiresDays }: FlagStoreOptions,
  { storage, now }: Outside,
): FlagStore {
  const usesCookie = store === 'cookie'
  /** What changed on this page. */
  let changes = none
  /** What was removed on this page, for undo. */
  let removed = none
  let isWritten = true
  let hadLocal = false
  let canWriteLocal = true

  const texts = (): StoredTexts => {
    const both = storage.read(namespace)
    return usesCookie ? both : { ...both, cookie: null }
  }
  const storedRecords = () => readStoredFlags(texts()).records
  const allRecords = () => mergeRecords(storedRecords(), changes)
  const fits = (ids: readonly string[]) => {
    if (!usesCookie || cookieCapacity(namespace, ids) === ids.length) return true
    const canWrite = storage.canWrite()
    // When neither can be written, the items live in memory, which holds all of them.
    return canWrite.local || !canWrite.cookie
  }

  return {
    namespace,
    ids: () => flaggedIds(allRecords()),
    corrupt: () => {
      const found = texts()
      return readStoredFlags(found).corrupt.map((place) => ({ place, text: found[place] ?? '' }))
    },
    change(change) {
      const before = allRecords()
      const changed = changedRecords(before, change, now(), removed)
      const { accepted, refused } = fitRecords(before, changed, fits)
      if (accepted.size > 0) {
        changes = new Map([...changes, ...accepted])
        removed = new Map([...removed, ...[...accepted].filter(([, it]) => !it.isFlagged)])
        isWritten = false
      }
      return refused
    },
    // Each write merges the storage with the page's changes under a lock, so that no tab undoes another:
    //
    //   tab A: save 17 ─▶ lock ─▶ read [] ──────▶ write [17] ─▶ unlock
    //   tab B: save 18 ───▶ waits ······························▶ lock ─▶ read [17] ─▶ write [17,18] ─▶ unlock
    //   tab A:                                                  storage event ─▶ refresh ─▶ shows [17,18]
    //
    // Without locks (or after LOCK_TIMEOUT_MS) B may have read [] and written [18]. A's refresh then finds
    // its own record missing, and writes again.
    write() {
      if (isWritten) return null
      isWritten = true
      const records = pruneRemoved(allRecords(), now() - REMOVED_FLAG_LIFETIME_MS)
      const ids = flaggedIds(records)
      const capacity = cookieCapacity(namespace, ids)
      const cookie = writeFlagCookie(ids.slice(0, capacity))
      // The cookie first: when it differs from the local record, it counts as changed later.
      const hasCookie = usesCookie && storage.writeCookie(namespace, cookie, expiresDays)
      const cookieCount = hasCookie ? capacity : null
      canWriteLocal = storage.writeLocal(namespace, writeLocalRecord(records, cookieCount))
      hadLocal ||= canWriteLocal
      if (!canWriteLocal && !hasCookie) return { lost: [], pageOnly: true }
      const stored = new Set(flaggedIds(storedRecords()))
      const lost = ids.filter((id) => !stored.has(id))
      // A cookie holds no times, so what it holds now must no longer count as newer.
      changes = canWriteLocal ? changes : failedRemovals(changes, stored)
      return { lost, pageOnly: false }
    },
    refresh(cleared) {
      const hasLocal = storage.read(namespace).local !== null
      if (cleared || (hadLocal && !hasLocal)) changes = none
      hadLocal = hasLocal
      const stored = storedRecords()
      const isMissing = [...changes].some(([id, record]) => {
        const other = stored.get(id)
        return !other || isNewer(record, other)
      })
      if (isMissing && hasLocal && canWriteLocal) isWritten = false
      return !isWritten
    },
  }
}

/** The removals of ids that are still stored, in a localStorage that can no longer be written. */
function failedRemovals(changes: FlagRecords, stored: ReadonlySet<string>): FlagRecords {
  return new Map([...changes].filter(([id, { isFlagged }]) => !isFlagged && stored.has(id)))
}
