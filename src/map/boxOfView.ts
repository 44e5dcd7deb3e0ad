import type { Box } from './box'

/**
 * What a map shows, as a box of the earth: a map may be pushed round it any number of times, and may show
 * more than the whole of it.
 */
export function boxOfView({ south, west, north, east }: Box): Box {
  const whole = east - west >= 360
  return {
    south: Math.max(-90, Math.min(90, south)),
    north: Math.max(-90, Math.min(90, north)),
    west: whole ? -180 : onEarth(west),
    east: whole ? 180 : onEarth(east),
  }
}

/** A longitude from -180 to 180; those that are so already stay to the digit. */
export function onEarth(lng: number): number {
  return lng >= -180 && lng <= 180 ? lng : ((((lng + 180) % 360) + 360) % 360) - 180
}
