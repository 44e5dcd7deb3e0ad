import { valuesOf } from '../templates/values/valuesOf'
import type { LatLng } from './latLng'

const POINT = /^\s*([-+]?\d{1,3}(?:\.\d+)?)\s*,\s*([-+]?\d{1,3}(?:\.\d+)?)\s*$/

/**
 * Reads the point in a document's field, as Solr writes it: `latitude,longitude`. The first valid value counts.
 * @returns null without a valid value.
 */
export function readLatLng(value: unknown): LatLng | null {
  for (const one of valuesOf(value)) {
    if (typeof one !== 'string') continue
    const [, lat, lng] = POINT.exec(one) ?? []
    if (lat === undefined || lng === undefined) continue
    const point = { lat: Number(lat), lng: Number(lng) }
    if (Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180) return point
  }
  return null
}
