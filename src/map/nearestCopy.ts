/** The longitude by which a point stands nearest to the middle of a map that was pushed round the earth. */
export function nearestCopy(lng: number, middle: number): number {
  return lng + 360 * Math.round((middle - lng) / 360)
}
