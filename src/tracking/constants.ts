/** The numbers of analytics, loaded with it. */

/** How long a click or a form waits for its event to be tracked, at most, in milliseconds (spec 4.13, 9). */
export const TRACKING_CEILING_MS = 2000

/** How many events are held while consent is about to be told. */
export const MOST_HELD_EVENTS = 50

/** How many uncaught errors one page reports: one that fails again and again has been told. */
export const MOST_PAGE_ERRORS = 10

/** How long an answer that is about to be told (`wait_for_update`) is waited for, at most, in milliseconds. */
export const LONGEST_CONSENT_WAIT_MS = 10_000

/** How much of an error's message is reported, in characters. */
export const LONGEST_ERROR_CHARACTERS = 500

/** The name of Google's data layer. */
export const DATA_LAYER = 'dataLayer'
