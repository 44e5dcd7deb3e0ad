import type { PersistentCache } from './cache/persistentCache'
import type { PagePosition, PageSnapshot, SearchSnapshot } from './history/pageSnapshot'

/** The outside world as the sagas see it; `mount` implements it. */
export interface Ports {
  /** Resolves when the texts are in the page's language; null when nothing must be loaded. Never rejects. */
  readonly language?: Promise<void> | null
  /**
   * Posts a form-encoded body and returns the response's text.
   * @throws RequestFailed with status and error (spec 8).
   */
  post(url: string, body: string, signal: AbortSignal): Promise<string>
  /** Milliseconds since the epoch. */
  now(): number
  /** Opens the cache that later pages share. It may reject, but it settles in the end. */
  openPersistentCache(): Promise<PersistentCache>
  /** Whether the browser asks for less data (Save-Data). */
  savesData(): boolean
  /** Returns a key for a random sort: a whole number, 1 to 9998 (spec 4.4). */
  randomSortKey(): number
  /** Reads the fragment of the address, percent-encoded, without the `#`. */
  readFragment(): string
  /** Replaces the fragment; `push` adds a history entry. The query parameters stay. */
  writeFragment(fragment: string, how: 'push' | 'replace'): void
  /** Calls back when Back, Forward or a link changes the fragment. Returns a function that stops it. */
  watchFragment(changed: () => void): () => void
  /**
   * Saves a snapshot with the current history entry; the port adds the visitor's position.
   * @param why 'step' when a new history entry follows at once: the last measured position is then used, so
   * that the click need not wait for layout.
   */
  saveSnapshot(state: SearchSnapshot, why: 'rest' | 'step'): void
  /** Reads the snapshot of the current history entry; null when there is none. */
  readSnapshot(): PageSnapshot | null
  /** Scrolls and focuses where the visitor was, once the results are rendered. */
  restorePosition(position: PagePosition): void
  /** Calls back when the page may be left next. Returns a function that stops it. */
  watchLeaving(leaving: () => void): () => void
  /** Calls back when the page returns from the back/forward cache. Returns a function that stops it. */
  watchBfcacheRestore(restored: () => void): () => void
  /** Calls back when the browser has a connection again. Returns a function that stops it. */
  watchOnline(online: () => void): () => void
  /** Announces a text to screen readers, politely. */
  announce(text: string): void
  /** Writes an error to the console. */
  logError(message: string): void
  /** Writes a warning for the themer to the console. */
  logWarning(message: string): void
}
