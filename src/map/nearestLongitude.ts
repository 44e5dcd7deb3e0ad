/** The longitude of the copy of a point that is nearest to a map's center; maps can be panned around the earth. */
export function nearestLongitude(lng: number, center: number): number {
  return lng + 360 * Math.round((center - lng) / 360)
}
