import type { PersistentCache } from './cache/persistentCache'
import type { KeptPage, KeptState, Place } from './history/keptView'

/** The outside world, as the sagas see it; `mount` alone makes it real. */
export interface Ports {
  /** Ends when the page's texts are in its language; null where they are from the start. It never fails. */
  readonly language?: Promise<void> | null
  /**
   * Posts a form-encoded body and gives the answer's text.
   * @throws RequestFailed with status and error (spec 8).
   */
  post(url: string, body: string, signal: AbortSignal): Promise<string>
  /** Milliseconds since the epoch. */
  now(): number
  /** Opens what outlives the page. It may fail, but it ends. */
  openPersistentCache(): Promise<PersistentCache>
  /** Whether the visitor asks pages to load little (Save-Data). */
  savesData(): boolean
  /** A key for a random sort: a whole number, 1 to 9998 (spec 4.4). */
  randomSortKey(): number
  /** What stands behind the `#` in the address, percent-encoded, without the `#`. */
  readFragment(): string
  /** Replaces what stands behind the `#`; `push` makes a history entry. Query parameters stay. */
  writeFragment(fragment: string, how: 'push' | 'replace'): void
  /** Calls back whenever the fragment changes by itself (Back, a link). Returns its undo. */
  watchFragment(changed: () => void): () => void
  /**
   * Keeps how the page stands with its entry of history; where the visitor stands is read from the page.
   * @param why 'step' just before another entry: what was read before may do then, so that a click is quick.
   */
  keepPage(state: KeptState, why: 'rest' | 'step'): void
  /** How the page stood when its entry of history was left; null where nothing was kept. */
  keptPage(): KeptPage | null
  /** Brings the visitor back to where they stood, once the results are there. */
  returnTo(place: Place): void
  /** Calls back whenever the page may be left next. Returns its undo. */
  watchLeaving(leaving: () => void): () => void
  /** Calls back when the page is shown again as it was left. Returns its undo. */
  watchReturn(returned: () => void): () => void
  /** Says a text to screen readers, politely. */
  announce(text: string): void
  /** Writes an error for whoever looks at the console. */
  logError(message: string): void
  /** Writes a warning for the themer. */
  logWarning(message: string): void
}
