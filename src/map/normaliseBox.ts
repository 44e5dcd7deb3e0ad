import type { Box } from './box'

/**
 * Normalises the box that a map shows. A map can be panned around the earth any number of times, and can show
 * more than the whole earth.
 */
export function normaliseBox({ south, west, north, east }: Box): Box {
  const isWholeEarth = east - west >= 360
  return {
    south: Math.max(-90, Math.min(90, south)),
    north: Math.max(-90, Math.min(90, north)),
    west: isWholeEarth ? -180 : normaliseLongitude(west),
    east: isWholeEarth ? 180 : normaliseLongitude(east),
  }
}

/** A longitude from -180 to 180; one in this range stays unchanged. */
export function normaliseLongitude(lng: number): number {
  return lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180
}
