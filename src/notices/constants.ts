/** How long a notice is shown before it hides, in milliseconds (spec 9). */
export const NOTICE_DURATION_MS = 5000

/** How long a notice takes to appear and to disappear, in milliseconds (spec 9); notices.css has the same. */
export const NOTICE_SHOW_MS = 400
export const NOTICE_HIDE_MS = 200

/** The height of a notice's arrow, and its distance to the element, in CSS pixels (spec 9). */
export const NOTICE_ARROW_PX = 15
export const NOTICE_GAP_PX = 2

/** The style of a notice without one (spec 8, 9). */
export const DEFAULT_NOTICE_STYLE = 'success'
