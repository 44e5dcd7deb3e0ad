/** How far outside the viewport lazy things load, in CSS pixels above and below (spec 9). */
export const VISIBILITY_MARGIN_PX = 80

/** How long a live region is in the page before its text, so that screen readers announce it; in milliseconds. */
export const LIVE_REGION_DELAY_MS = 100

/** Screens narrower than this get the layout of small screens, in CSS pixels. */
export const NARROW_PX = 720
