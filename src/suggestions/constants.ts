/** How many suggestions a request asks for (spec 5.3, 9). */
export const SUGGEST_LIMIT = 10

/** How many characters the last word has at least, before suggestions are requested (spec 5.3, 9). */
export const SUGGEST_MIN_LENGTH = 2

/** How long typing rests before suggestions are requested, in milliseconds. */
export const SUGGEST_DELAY_MS = 150
