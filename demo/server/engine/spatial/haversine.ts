import type { Point } from './readPoint'

/** The earth's mean radius, as Solr has it. */
const EARTH_RADIUS_KM = 6371.0087714

const RADIANS = Math.PI / 180

/** The kilometers between two points, as the crow flies: Lucene's haversine. */
export function haversineKm([lat1, lng1]: Point, [lat2, lng2]: Point): number {
  const [first, second] = [lat1 * RADIANS, lat2 * RADIANS]
  const half =
    1 -
    Math.cos(first - second) +
    Math.cos(first) * Math.cos(second) * (1 - Math.cos((lng1 - lng2) * RADIANS))
  return EARTH_RADIUS_KM * 2 * Math.asin(Math.min(1, Math.sqrt(half / 2)))
}

/** The point that Lucene stores for one: each coordinate is rounded down to a step of 32 bits. */
export function storedPoint([latitude, longitude]: Point): Point {
  return [stored(latitude, 180), stored(longitude, 360)]
}

function stored(degrees: number, span: number): number {
  const step = span / 2 ** 32
  return Math.min(2 ** 31 - 1, Math.floor(degrees / step)) * step
}
