/** The most changes that are offered. */
export const MAX_RELAXATIONS = 6

/** The most filters whose removal is counted. */
export const MAX_COUNTED_FILTERS = 30
