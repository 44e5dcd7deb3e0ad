/** Stores for a week whether the visitor has closed the banner (spec 4.10); `mount` makes it real. */
export interface CalloutStore {
  /** Whether it was closed, on this page or an earlier one. */
  isClosed(): boolean
  /** Stores that it is closed. When cookies are blocked, that holds for this page only. */
  close(): void
  /** Calls back when the page is restored from the back/forward cache. @returns stops watching. */
  watchBfcacheRestore(restored: () => void): () => void
}
