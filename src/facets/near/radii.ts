import type { DistanceFormat } from './distanceFormat'

/** The amounts that a slider steps through: fine near its start, coarse at its end. */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80]

/** The amounts between the smallest and the greatest radius, for a slider; these two included. */
export function sliderSteps(radii: readonly number[]): readonly number[] {
  const [min, max] = [Math.min(...radii), Math.max(...radii)]
  const steps = [0.1, 1, 10, 100, 1000].flatMap((scale) =>
    STEPS.map((step) => Math.round(step * scale * 10) / 10),
  )
  const between = steps.filter((step) => step > min && step < max)
  return [...new Set([min, ...between, max])].sort((a, b) => a - b)
}

/** The radius that is chosen with the first place: the given one, else the middle one. */
export function firstRadius(radii: readonly number[], radius: number | null): number {
  return radius ?? radii[Math.floor((radii.length - 1) / 2)] ?? 0
}

/** The radii in kilometers, with the one of the address where it is none of them. */
export function radiiInKm(
  radii: readonly number[],
  { toKm }: Pick<DistanceFormat, 'toKm'>,
  chosen: number | null,
): readonly number[] {
  const all = radii.map(toKm)
  const others = chosen === null || all.includes(chosen) ? [] : [chosen]
  return [...new Set([...all, ...others])].sort((a, b) => a - b)
}

/** The index of the step that is nearest to an amount. */
export function nearestStep(steps: readonly number[], amount: number): number {
  return steps.reduce(
    (best, step, i) => (Math.abs(step - amount) < Math.abs((steps[best] ?? 0) - amount) ? i : best),
    0,
  )
}
