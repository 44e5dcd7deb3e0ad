import type { LatLng } from '../../map/latLng'
import { isSamePoint, parseCircle } from './circle'

/** A place that a visitor can choose by its name. */
export interface NamedPlace extends LatLng {
  readonly name: string
  /** How many results are there; null where nobody has counted. */
  readonly count: number | null
}

/** Reads a point as it is configured, such as `48.137,11.575`; null when it is none. */
export function parsePoint(text: string): LatLng | null {
  const circle = parseCircle(text.replace(/\s*,\s*/, ','))
  return circle && circle.km === null ? { lat: circle.lat, lng: circle.lng } : null
}

/**
 * Reads a place from a facet's value: its name, a bar and its point, such as `Munich|48.137,11.575`.
 * @returns null for any other value
 */
export function parsePlaceValue(value: string, count: number | null): NamedPlace | null {
  const at = value.lastIndexOf('|')
  const point = at > 0 ? parsePoint(value.slice(at + 1).trim()) : null
  const name = value.slice(0, at).trim()
  return point && name ? { name, ...point, count } : null
}

/** The place of a point, among the places that are offered. */
export function placeAt(point: LatLng, places: readonly NamedPlace[]): NamedPlace | undefined {
  return places.find((place) => isSamePoint(place, point))
}
