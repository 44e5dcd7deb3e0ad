import type { PageSnapshot } from '../../src/history/pageSnapshot'
import { addSnapshot, findSnapshot } from '../../src/history/storedSnapshots'
import { entryId } from './historyEntry'

const KEY = 'vitrine-pages'

/**
 * Keeps a page with an entry of history, for as long as the tab is open; with none where it has no id.
 * @throws where storage is blocked or full.
 */
export function storeSnapshot(entry: string | null, page: PageSnapshot): void {
  if (entry !== null)
    sessionStorage.setItem(KEY, addSnapshot(sessionStorage.getItem(KEY), entry, page))
}

/** What was kept with the present entry; null where nothing was, or storage is blocked. */
export function readStoredSnapshot(): PageSnapshot | null {
  try {
    const entry = entryId()
    return entry === null ? null : findSnapshot(sessionStorage.getItem(KEY), entry)
  } catch {
    return null
  }
}
