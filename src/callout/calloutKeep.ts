/** Whether the visitor has closed the banner (spec 4.10), kept for a week; `mount` makes it real. */
export interface CalloutKeep {
  /** Here, or on an earlier page. */
  isClosed(): boolean
  /** For this page at least, where nothing may be stored. */
  close(): void
  /** Calls back when the page is shown again as it was left. @returns its undo. */
  watchBfcacheRestore(returned: () => void): () => void
}
