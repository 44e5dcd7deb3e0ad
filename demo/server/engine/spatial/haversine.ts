import type { Point } from './readPoint'
import { sloppyCosine } from './sloppyCosine'

/** The earth's mean radius, as Solr has it. */
const EARTH_RADIUS_KM = 6371.0087714

const RADIANS = Math.PI / 180

/** A number that is greater the farther two points are apart: what Lucene sorts distances by. */
export function haversineKey([lat1, lng1]: Point, [lat2, lng2]: Point): number {
  const [first, second] = [lat1 * RADIANS, lat2 * RADIANS]
  const byLatitude = 1 - sloppyCosine(first - second)
  const byLongitude = 1 - sloppyCosine((lng1 - lng2) * RADIANS)
  return withoutLastBits(byLatitude + sloppyCosine(first) * sloppyCosine(second) * byLongitude)
}

/** The kilometers, as the crow flies, of such a number. */
export function haversineKm(key: number): number {
  return EARTH_RADIUS_KM * 2 * Math.asin(Math.min(1, Math.sqrt(key * 0.5)))
}

/** The point that Lucene stores for one: each coordinate is rounded down to a step of 32 bits. */
export function storedPoint([latitude, longitude]: Point): Point {
  return [stored(latitude, 180), stored(longitude, 360)]
}

function stored(degrees: number, span: number): number {
  const step = span / 2 ** 32
  return Math.min(2 ** 31 - 1, Math.floor(degrees / step)) * step
}

const double = new Float64Array(1)
const bits = new BigUint64Array(double.buffer)

/** Rounds a double down by its last three bits, so that equal distances stay equal. */
function withoutLastBits(value: number): number {
  double[0] = value
  bits[0] = (bits[0] ?? 0n) & ~7n
  return double[0]
}
