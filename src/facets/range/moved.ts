import { type Span, within } from './span'

/** What a key asks of a thumb. */
export type Move = 'up' | 'down' | 'farUp' | 'farDown' | 'first' | 'last'

/** Steps over the whole extent: a small one is about a hundredth of it, a large one a tenth. */
const SMALL_STEPS = 100
const LARGE_STEPS = 10

/**
 * Where a key moves a thumb: to the next round amount, within its limits.
 * @param extent what the steps are measured by.
 * @param limits how far this thumb may go: up to the other one.
 */
export function moved(amount: number, move: Move, extent: Span, limits: Span): number {
  const small = roundStep((extent.max - extent.min) / SMALL_STEPS)
  const large = roundStep((extent.max - extent.min) / LARGE_STEPS)
  switch (move) {
    case 'up':
      return within((Math.floor(amount / small) + 1) * small, limits)
    case 'down':
      return within((Math.ceil(amount / small) - 1) * small, limits)
    case 'farUp':
      return within(amount + large, limits)
    case 'farDown':
      return within(amount - large, limits)
    case 'first':
      return limits.min
    case 'last':
      return limits.max
  }
}

/** One, two or five times a power of ten, at least one. */
function roundStep(step: number): number {
  if (step <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(step))
  const digit = step / power
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power
}
