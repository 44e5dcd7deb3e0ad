/** The numbers of the banner and of what loads late, in a file that only their parts of the bundle load. */

/** The cookie that says that the visitor has closed the banner, and for how many days (spec 4.10, 9); head.ts has it too. */
export const CALLOUT_COOKIE = 'bt_callout_banner'
export const CALLOUT_DAYS = 7

/** How deep markup that was fetched may stand in other such markup. */
export const CONTENT_DEPTH = 5

/** How long after each failure a lazy part of the page is asked for again, in milliseconds; then no more. */
export const CONTENT_RETRIES_MS: readonly number[] = [1000, 4000]
