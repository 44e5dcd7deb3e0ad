/** How many values one request of find-at-server, or of a list that is scrolled, brings. */
export const FACET_PAGE_VALUES = 100

/** How many values at most are counted anew when the search changes. */
export const FACET_MAX_RECOUNTED = 1000

/** How long typing rests before the server is asked, in milliseconds. */
export const FACET_FIND_DELAY_MS = 150
