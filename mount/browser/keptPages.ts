import { keptWith, withKept } from '../../src/view/keptPages'
import type { KeptPage } from '../../src/view/keptView'
import { entryId } from './historyEntry'

const KEY = 'vitrine-pages'

/** Keeps a page with an entry of history, for as long as the tab is open; with none where it has no id. */
export function savePage(entry: string | null, page: KeptPage): void {
  try {
    if (entry !== null)
      sessionStorage.setItem(KEY, withKept(sessionStorage.getItem(KEY), entry, page))
  } catch {
    // Storage is blocked or full: Back then brings the search, and the top of its results.
  }
}

/** What was kept with the present entry; null where nothing was, or storage is blocked. */
export function savedPage(): KeptPage | null {
  try {
    const entry = entryId()
    return entry === null ? null : keptWith(sessionStorage.getItem(KEY), entry)
  } catch {
    return null
  }
}
