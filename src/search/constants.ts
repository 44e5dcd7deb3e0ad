/** How long one search or document request may take, in seconds, unless solr.timeout sets it (design decision 6). */
export const REQUEST_TIMEOUT_S = 15

/** How old the answer that a server put into the page may be, in milliseconds (design decision 36). */
export const FIRST_ANSWER_LIFETIME_MS = 24 * 60 * 60 * 1000

/** How long a search is pending before the status widget shows it, in milliseconds. */
export const SLOW_SEARCH_MS = 1000

/** How long a search may take for its results to feel as if they came at once, in milliseconds. */
export const FAST_SEARCH_MS = 100
