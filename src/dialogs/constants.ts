/** The longest time between the two clicks of a double click, in ms: the default of Windows. */
export const DOUBLE_CLICK_MS = 500
