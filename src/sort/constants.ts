/** The keys of a random sort (spec 4.4, 9). */
export const RANDOM_SORT_KEYS = { first: 1, last: 9998 } as const
