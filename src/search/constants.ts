/** How long one search or document request may take, in seconds, unless solr.timeout sets it (design decision 6). */
export const REQUEST_TIMEOUT_S = 15

/** How long a search is pending before the status widget shows it, in milliseconds. */
export const SLOW_SEARCH_MS = 1000
