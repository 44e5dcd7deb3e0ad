/**
 * Rounds an amount to a multiple of a step, without the errors of binary fractions: 0.7 in steps of 0.1 is 0.7.
 * @param round floor, ceil or round of Math.
 */
export function roundToStep(amount: number, step: number, round: (n: number) => number): number {
  // Seven steps of 0.1 are 7.000000000000001 otherwise.
  const steps = Number((amount / step).toFixed(6))
  return Number((round(steps) * step).toFixed(decimalsOf(step)))
}

/** How many decimals a step has, or a number as it is written. */
export function decimalsOf(step: number | string): number {
  const [, decimals = ''] = /\.(\d+)$/.exec(String(step)) ?? []
  return decimals.length
}
