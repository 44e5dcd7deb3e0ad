/** The params of one request, in order, as pairs of name and value. */
export type Pairs = readonly (readonly [string, string])[]
