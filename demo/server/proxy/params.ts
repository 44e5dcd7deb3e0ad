/** The params of one request, in order, as pairs of name and value. */
export type Params = readonly (readonly [string, string])[]
