import { clamp, type NumberRange } from './numberRange'

/** A thumb's step by keyboard. */
export type ThumbMove = 'up' | 'down' | 'farUp' | 'farDown' | 'first' | 'last'

/** How many steps the extent has: a small step is about a hundredth of it, a large one a tenth. */
export const SMALL_STEPS = 100
export const LARGE_STEPS = 10

/**
 * The thumb's amount after a step: the next round amount, within the limits.
 * @param extent the slider's extent, which gives the size of a step.
 * @param limits the amounts that the thumb can reach: up to the other thumb.
 */
export function moveThumb(
  amount: number,
  move: ThumbMove,
  extent: NumberRange,
  limits: NumberRange,
): number {
  const small = Math.max(1, roundStep((extent.max - extent.min) / SMALL_STEPS))
  const large = Math.max(1, roundStep((extent.max - extent.min) / LARGE_STEPS))
  switch (move) {
    case 'up':
      return clamp((Math.floor(amount / small) + 1) * small, limits)
    case 'down':
      return clamp((Math.ceil(amount / small) - 1) * small, limits)
    case 'farUp':
      return clamp(amount + large, limits)
    case 'farDown':
      return clamp(amount - large, limits)
    case 'first':
      return limits.min
    case 'last':
      return limits.max
  }
}

/** Rounds a step down to one, two or five times a power of ten. */
export function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const digit = step / power
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power
}
