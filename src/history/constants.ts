/** How often the fragment is read in browsers that raise no hashchange, in milliseconds (spec 2.1, 9). */
export const FRAGMENT_POLL_MS = 250

/** How long scrolling and state changes pause before a snapshot of the page is saved, in milliseconds. */
export const SNAPSHOT_DELAY_MS = 200

/** How long the restored position is held while the rest of the page is laid out, in milliseconds. */
export const RESTORE_HOLD_MS = 2000
