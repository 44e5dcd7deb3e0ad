import type { Box } from './box'

/** One corner of an area as Solr reads it: `latitude,longitude`. */
export type Corner = `${number},${number}`

/** An area as the ends of a range filter: `field:[south,west TO north,east]` (design decision 23). */
export interface AreaRange {
  readonly min: Corner
  readonly max: Corner
}

/** Five decimals are a metre: enough for any map, and the same text for the same view. */
export function areaRange({ south, west, north, east }: Box): AreaRange {
  return { min: corner(south, west), max: corner(north, east) }
}

function corner(lat: number, lng: number): Corner {
  return `${rounded(lat)},${rounded(lng)}`
}

/** No exponents, and no minus before a zero. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5 + 0
}
