import type { LatLng } from './latLng'

/** A part of the earth in degrees, borders included; it crosses the date line when west is greater than east. */
export interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** The width of a box in degrees of longitude. */
export function boxWidth({ west, east }: Box): number {
  return west <= east ? east - west : east - west + 360
}

export function isInBox({ south, west, north, east }: Box, { lat, lng }: LatLng): boolean {
  if (lat < south || lat > north) return false
  return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east
}
