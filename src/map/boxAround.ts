import type { Box } from './box'
import type { LatLng } from './latLng'

/**
 * The narrowest box around points, across the date line where that is shorter.
 * @returns null without points.
 */
export function boxAround(points: readonly LatLng[]): Box | null {
  const lngs = points.map(({ lng }) => lng).sort((a, b) => a - b)
  const [first] = lngs
  const last = lngs.at(-1)
  if (first === undefined || last === undefined) return null
  let [west, east] = [first, last]
  let widest = first + 360 - last
  lngs.forEach((lng, i) => {
    const next = lngs[i + 1]
    if (next === undefined || next - lng <= widest) return
    widest = next - lng
    west = next
    east = lng
  })
  let [south, north] = [90, -90]
  for (const { lat } of points) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return { south, west, north, east }
}
