/** The numbers of analytics, loaded with it. */

/** How long a click or a form waits for its event to be tracked, at most, in milliseconds (spec 4.13, 9). */
export const TRACKING_CEILING_MS = 2000
