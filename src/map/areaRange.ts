import type { Box } from './box'

/** One corner of an area as Solr reads it: `latitude,longitude`. */
export type Corner = `${number},${number}`

/** An area as the ends of a range filter: `field:[south,west TO north,east]` (design decision 23). */
export interface AreaRange {
  readonly min: Corner
  readonly max: Corner
}

/** Writes a box as a range. Five decimals are a metre, and give the same text for the same view. */
export function areaRange({ south, west, north, east }: Box): AreaRange {
  return { min: corner(south, west), max: corner(north, east) }
}

function corner(lat: number, lng: number): Corner {
  return `${round(lat)},${round(lng)}`
}

/** Rounds without an exponent and without a negative zero. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5 + 0
}
