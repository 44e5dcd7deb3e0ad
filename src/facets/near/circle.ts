import type { LatLng } from '../../map/latLng'
import { MAX_RADIUS_KM, POINT_DECIMALS } from './constants'

/** The places within a distance of a point. */
export interface Circle extends LatLng {
  /** The radius in kilometers; null for any distance, when only distances are of interest. */
  readonly km: number | null
}

const NUMBER = '\\d{1,9}(?:\\.\\d{1,15})?'
const CIRCLE = new RegExp(`^(-?${NUMBER}),(-?${NUMBER})(?:,(${NUMBER}))?$`)

/**
 * Reads a circle as an address has it: `48.137,11.575,25`, or `48.137,11.575` for any distance. Only plain decimal
 * numbers count; a radius beyond half of the earth becomes that half.
 * @returns null for anything else, such as a latitude beyond a pole
 */
export function parseCircle(text: string): Circle | null {
  const [, lat, lng, km] = CIRCLE.exec(text.trim()) ?? []
  if (lat === undefined || lng === undefined) return null
  const circle = { ...roundPoint({ lat: Number(lat), lng: Number(lng) }), km: readRadius(km) }
  return Math.abs(circle.lat) <= 90 && Math.abs(circle.lng) <= 180 ? circle : null
}

/** Writes a circle; parseCircle reads it back. */
export function formatCircle({ km, ...point }: Circle): string {
  return km === null ? formatPoint(point) : `${formatPoint(point)},${round(km, 3)}`
}

/** Writes a point as Solr reads it: `latitude,longitude`. */
export function formatPoint(point: LatLng): string {
  const { lat, lng } = roundPoint(point)
  return `${lat},${lng}`
}

/** Rounds a point, for privacy or for a readable address. */
export function roundPoint({ lat, lng }: LatLng, decimals = POINT_DECIMALS): LatLng {
  return { lat: round(lat, decimals), lng: round(lng, decimals) }
}

/** Whether two points have the same place in an address. */
export function isSamePoint(a: LatLng, b: LatLng): boolean {
  return formatPoint(a) === formatPoint(b)
}

function readRadius(km: string | undefined): number | null {
  return km === undefined ? null : Math.min(round(Number(km), 3), MAX_RADIUS_KM)
}

/** Rounds without a negative zero. Numbers of this size are written without an exponent. */
function round(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round(value * factor) / factor + 0
}
