/** How long the pointer or the focus stays on a control before its search is prefetched, in milliseconds. */
export const PREFETCH_DELAY_MS = 65
