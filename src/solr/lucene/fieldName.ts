/** A field's name as filters may spell it, as the source of a regular expression. */
export const FIELD_NAME = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_.$-]*'

/** `{!tag=name}`, the only local params that a filter may carry (design decision 8). */
export const TAG = '\\{!tag=([\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]*)\\}'
