/** How far outside the viewport lazy things load, in CSS pixels above and below (spec 9). */
export const VISIBILITY_MARGIN_PX = 80
/** How long a live region stands in the page before its text, so that the text is read; in milliseconds. */
export const SAID_AFTER_MS = 100

/** Screens narrower than this get the layout of small screens, in CSS pixels. */
export const NARROW_PX = 720
