import type { StoredTexts } from './readStoredFlags'

/** The browser's storage for saved items, as the sagas see it. No method throws. */
export interface FlagStorage {
  /** What cookie and localStorage hold now; null when empty or not readable. */
  read(namespace: string): StoredTexts
  /** @param text as writeFlagCookie makes it. @returns whether the cookie holds it now. */
  writeCookie(namespace: string, text: string, days: number): boolean
  /** @param text as writeLocalRecord makes it. @returns whether localStorage holds it now. */
  writeLocal(namespace: string, text: string): boolean
  /** Whether the browser forbids reading both cookie and localStorage. */
  isBlocked(): boolean
  /** Which of the two can be written at present. */
  canWrite(): { readonly cookie: boolean; readonly local: boolean }
  /** Stores content that could not be read under another name. */
  backUpCorrupt(name: string, text: string): void
  /** Runs `work` while no other tab does, or at once when the browser has no locks. */
  withLock(namespace: string, work: () => void): Promise<void>
  /**
   * Calls back when another tab may have changed something.
   * @param changed gets the namespace, null for any; `cleared` when it was deleted.
   * @returns stops watching.
   */
  watch(changed: (namespace: string | null, cleared: boolean) => void): () => void
  /** Calls back just before the page is left: the last moment to write. @returns stops watching. */
  onPageHide(hidden: () => void): () => void
}
