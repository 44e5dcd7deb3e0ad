/** Facet values shown before "Show more". */
export const FACET_VALUES_SHOWN = 10

/** How many values a facet has at least to have a find-within box. */
export const FACET_FIND_MIN_VALUES = 20

/** How many values of a field Solr lists without facet.limit. */
export const SOLR_FACET_LIMIT = 100

/** Rows per rendered group: a click re-renders one group, and the browser skips the layout of groups out of view. */
export const FACET_GROUP_ROWS = 20

/** How long the keyboard rests before a slider searches, in milliseconds. */
export const RANGE_COMMIT_DELAY_MS = 400
