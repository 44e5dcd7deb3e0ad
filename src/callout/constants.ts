/** The cookie of a closed banner, and its lifetime in days (spec 4.10, 9); head.ts has the same name. */
export const CALLOUT_COOKIE = 'bt_callout_banner'
export const CALLOUT_DAYS = 7
