import { keptWith, withKept } from '../../src/history/keptPages'
import type { KeptPage } from '../../src/history/keptView'
import { entryId } from './historyEntry'

const KEY = 'vitrine-pages'

/**
 * Keeps a page with an entry of history, for as long as the tab is open; with none where it has no id.
 * @throws where storage is blocked or full.
 */
export function savePage(entry: string | null, page: KeptPage): void {
  if (entry !== null)
    sessionStorage.setItem(KEY, withKept(sessionStorage.getItem(KEY), entry, page))
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
