/** The longest time that a click or a form waits for its event to be tracked, in milliseconds (spec 4.13, 9). */
export const TRACKING_TIMEOUT_MS = 2000

/** The most events that are held while consent is unknown. */
export const MAX_HELD_EVENTS = 50

/** The most uncaught errors that one page reports. */
export const MAX_PAGE_ERRORS = 10

/** The longest wait for an answer (`wait_for_update`), in milliseconds. */
export const MAX_CONSENT_WAIT_MS = 10_000

/** An error's message is cut after this many characters. */
export const MAX_ERROR_LENGTH = 500

/** The name of Google's data layer. */
export const DATA_LAYER = 'dataLayer'
