/** The slope of the straight line that is nearest to the points, by least squares; NaN for fewer than two. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length
  const middle = mean(points.map(([x]) => x))
  const height = mean(points.map(([, y]) => y))
  const rise = points.map(([x, y]) => (x - middle) * (y - height))
  const run = points.map(([x]) => (x - middle) ** 2)
  return mean(rise) / mean(run)
}
