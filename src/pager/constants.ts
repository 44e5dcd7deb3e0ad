/** Items per page when neither the response nor the configuration states them (spec 9). */
export const PAGER_FALLBACK_ROWS = 10

/** Page numbers shown on each side of the current page (spec 9). */
export const PAGER_INNER_WINDOW = 4

/** Page numbers shown beside the first and beside the last page (spec 9). */
export const PAGER_OUTER_WINDOW = 1
