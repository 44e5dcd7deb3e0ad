import { SolrError } from '../solrError'

/** A point in degrees. */
export type Point = readonly [latitude: number, longitude: number]

/**
 * Reads `latitude,longitude`.
 * @throws SolrError when it is no point on the earth.
 */
export function readPoint(text: string | null): Point {
  const [latitude, longitude, more] = (text ?? '').split(',').map((part) => part.trim())
  const numbers = [latitude, longitude].map((part) => (part ? Number(part) : Number.NaN))
  const [lat = Number.NaN, lng = Number.NaN] = numbers
  const valid = more === undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  if (!valid) throw new SolrError(`Can't parse point '${text ?? '*'}'`)
  return [lat, lng]
}
