/** How long the date fields rest before they search, in milliseconds: a visitor who types goes on to the next part. */
export const DATES_COMMIT_DELAY_MS = 1000
