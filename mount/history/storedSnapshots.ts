import type { PageSnapshot } from '../../src/history/pageSnapshot'
import { addSnapshot, findSnapshot } from '../../src/history/storedSnapshots'
import { entryId } from './historyEntry'

const KEY = 'vitrine-pages'

/**
 * Stores a snapshot with a history entry, for as long as the tab is open.
 * @throws when storage is blocked or full.
 */
export function storeSnapshot(entry: string, page: PageSnapshot): void {
  sessionStorage.setItem(KEY, addSnapshot(sessionStorage.getItem(KEY), entry, page))
}

/** Reads the snapshot of the current history entry; null when there is none or storage is blocked. */
export function readStoredSnapshot(): PageSnapshot | null {
  try {
    const entry = entryId()
    return entry === null ? null : findSnapshot(sessionStorage.getItem(KEY), entry)
  } catch {
    return null
  }
}
