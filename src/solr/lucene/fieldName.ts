/** The source of a regular expression for a field's name in a filter. */
export const FIELD_NAME = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_.$-]*'

/** The same for `{!tag=name}`, the only local params that a filter may have (design decision 8). */
export const TAG = '\\{!tag=([\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]*)\\}'
