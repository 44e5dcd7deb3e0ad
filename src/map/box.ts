import type { LatLng } from './latLng'

/** A part of the earth, in degrees, borders included; a west beyond the east means that it crosses the date line. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** How many degrees of longitude it covers. */
export function widthOf({ west, east }: Box): number {
  return west <= east ? east - west : east - west + 360
}

export function isInBox({ south, west, north, east }: Box, { lat, lng }: LatLng): boolean {
  if (lat < south || lat > north) return false
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
}
