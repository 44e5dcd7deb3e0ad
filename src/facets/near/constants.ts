/** The radii that are offered without `radii`, in the page's unit. */
export const DEFAULT_RADII = [5, 10, 25, 50, 100] as const

/** Half of the earth's circumference: no place is farther away. In kilometers. */
export const MAX_RADIUS_KM = 20_016

/** How many decimals a visitor's position keeps: about 100 metres. */
export const POSITION_DECIMALS = 3

/** How many decimals any other point keeps: about a metre. */
export const POINT_DECIMALS = 5

/** How long the browser may look for the position, in milliseconds. */
export const LOCATE_TIMEOUT_MS = 10_000

/** How old a position may be that the browser knows already, in milliseconds. */
export const POSITION_MAX_AGE_MS = 300_000

/** One mile in kilometers. */
export const MILE_KM = 1.609344
