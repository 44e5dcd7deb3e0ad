/** How near to the end of its list a dropdown loads the next page, in CSS pixels (spec 9). */
export const DROPDOWN_LOAD_MARGIN_PX = 50

/** The number of the first page of remote options (spec 9). */
export const DROPDOWN_FIRST_PAGE = 1

/** Options per group of a long list: only the groups near the visible part are rendered. */
export const DROPDOWN_GROUP_ROWS = 50

/** How long a text must be unchanged before a dropdown announces it, in milliseconds. */
export const DROPDOWN_ANNOUNCE_DELAY_MS = 400
