/** How far outside the viewport lazy things load, in CSS pixels above and below (spec 9). */
export const VISIBILITY_MARGIN_PX = 80
/** After so long a notice hides by itself, in milliseconds (spec 9). */
export const NOTICE_STAYS_MS = 5000

/** How long a notice takes to appear and to vanish, in milliseconds (spec 9); notices.css has the same. */
export const NOTICE_SHOW_MS = 400
export const NOTICE_HIDE_MS = 200

/** How high the arrow of a notice is, and how far it keeps from the element that it points at, in CSS pixels (spec 9). */
export const NOTICE_ARROW_PX = 15
export const NOTICE_GAP_PX = 2

/** The style of a notice that names none (spec 8, 9). */
export const NOTICE_STYLE = 'success'

/** How long a live region stands in the page before its text, so that the text is read; in milliseconds. */
export const SAID_AFTER_MS = 100

/** Screens narrower than this get the layout of small screens, in CSS pixels. */
export const NARROW_PX = 720
