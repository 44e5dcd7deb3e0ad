import type { PersistentCache } from './cache/persistentCache'
import type { ComponentId } from './componentId'
import type { Address } from './history/address'
import type {
  PagePosition,
  PageSnapshot,
  SearchSnapshot,
  SnapshotReason,
} from './history/pageSnapshot'

/** The outside world as the sagas see it; `mount` implements it. */
export interface Ports {
  /** Resolves when the texts are in the page's language; null when nothing must be loaded. Never rejects. */
  readonly language?: Promise<void> | null
  /**
   * Posts a form-encoded body and returns the response's text.
   * @throws RequestFailed with status and error (spec 8).
   */
  post(url: string, body: string, signal: AbortSignal): Promise<string>
  /** Reads the answer that a server put into the page for a component's first search; null without one. */
  readFirstAnswer(id: ComponentId): string | null
  /** Reports why the answer in the page is not used. @param body what the component sends instead */
  rejectFirstAnswer(id: ComponentId, json: string, body: string): void
  /** Milliseconds since the epoch. */
  now(): number
  /** Opens the cache that later pages share. It may reject, but it settles in the end. */
  openPersistentCache(): Promise<PersistentCache>
  /** Whether the browser asks for less data (Save-Data). */
  savesData(): boolean
  /** Returns a key for a random sort: a whole number, 1 to 9998 (spec 4.4). */
  randomSortKey(): number
  /** Reads the query string and the fragment of the address. */
  readAddress(): Address
  /** Replaces both; `push` adds a history entry. */
  writeAddress(address: Address, how: 'push' | 'replace'): void
  /** Calls back when Back, Forward or a link changes one of them. Returns a function that stops it. */
  watchAddress(changed: () => void): () => void
  /**
   * Saves a snapshot with the current history entry; the port adds the visitor's position.
   * @param why 'step' when a new history entry follows at once: the last measured position is then used, so
   * that the click need not wait for layout. 'rest' is saved with the next frame, 'leave' at once.
   */
  saveSnapshot(state: SearchSnapshot, why: SnapshotReason): void
  /** Reads the snapshot of the current history entry; null when there is none. */
  readSnapshot(): PageSnapshot | null
  /** Scrolls and focuses where the visitor was, once the results are rendered. */
  restorePosition(position: PagePosition): void
  /** Calls back when the page is left, or rests and may be left next. Returns a function that stops it. */
  watchLeaving(leaving: (why: 'rest' | 'leave') => void): () => void
  /** Calls back when the page returns from the back/forward cache. Returns a function that stops it. */
  watchBfcacheRestore(restored: () => void): () => void
  /** Calls back when the browser has a connection again. Returns a function that stops it. */
  watchOnline(online: () => void): () => void
  /** Announces a text to screen readers, politely. */
  announce(text: string): void
  /** Calls back when the next frame is painted. Returns a function that cancels it. */
  afterPaint(then: () => void): () => void
  /** Reports a failed request to the themer. */
  reportFailure(message: string): void
  /** Writes an error to the console. */
  logError(message: string): void
  /** Writes a warning for the themer to the console. */
  logWarning(message: string): void
}
