/** How many levels of fetched markup may contain each other. */
export const CONTENT_DEPTH = 5

/** The delays before a failed lazy part of the page is requested again, in milliseconds. */
export const CONTENT_RETRIES_MS: readonly number[] = [1000, 4000]
