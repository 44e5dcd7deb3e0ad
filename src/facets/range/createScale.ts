import { LARGE_STEPS, roundStep, SMALL_STEPS, type ThumbMove } from './moveThumb'
import { clamp, fractionOf, type NumberRange } from './numberRange'
import type { RangeScale } from './rangeScale'
import { roundToStep } from './roundToStep'

export interface ScaleOptions {
  /** The least difference of two amounts, more than 0. */
  readonly step: number
  /** Whether equal ways along the track are equal factors, for amounts of very different sizes. */
  readonly isLogarithmic: boolean
}

/** Into how many parts a pointer can divide a logarithmic track. */
const POINTER_STEPS = 200

/** Creates a scale whose steps may be fractions, or a logarithmic one. */
export function createScale({ step, isLogarithmic }: ScaleOptions): RangeScale {
  const curveOf = (extent: NumberRange) =>
    isLogarithmic ? logarithmic(extent, step) : linear(extent)
  /** A round distance of two amounts near a position, about one of `parts` of the track. */
  const gridAt = ({ amountAt }: Curve, fraction: number, parts: number) => {
    const half = 0.5 / parts
    const size = amountAt(Math.min(1, fraction + half)) - amountAt(Math.max(0, fraction - half))
    return Math.max(step, roundToStep(roundStep(size), step, Math.round))
  }
  const move = (amount: number, to: ThumbMove, extent: NumberRange) => {
    const curve = curveOf(extent)
    const isFar = to === 'farUp' || to === 'farDown'
    const grid = gridAt(curve, curve.fractionOf(amount), isFar ? LARGE_STEPS : SMALL_STEPS)
    if (to === 'farUp') return amount + grid
    if (to === 'farDown') return amount - grid
    return to === 'up'
      ? roundToStep(amount, grid, Math.floor) + grid
      : roundToStep(amount, grid, Math.ceil) - grid
  }
  return {
    step,
    down: (amount) => roundToStep(amount, step, Math.floor),
    up: (amount) => roundToStep(amount, step, Math.ceil),
    fractionOf: (amount, extent) => curveOf(extent).fractionOf(clamp(amount, extent)),
    amountAt(fraction, extent) {
      if (fraction <= 0) return extent.min
      if (fraction >= 1) return extent.max
      const curve = curveOf(extent)
      const grid = isLogarithmic ? gridAt(curve, fraction, POINTER_STEPS) : step
      return clamp(roundToStep(curve.amountAt(fraction), grid, Math.round), extent)
    },
    move(amount, to, extent, limits) {
      if (to === 'first') return limits.min
      if (to === 'last') return limits.max
      return clamp(roundToStep(move(amount, to, extent), step, Math.round), limits)
    },
  }
}

/** Where the amounts of an extent lie. */
interface Curve {
  fractionOf(amount: number): number
  amountAt(fraction: number): number
}

function linear(extent: NumberRange): Curve {
  return {
    fractionOf: (amount) => fractionOf(amount, extent),
    amountAt: (fraction) => extent.min + fraction * (extent.max - extent.min),
  }
}

/** From an amount of 0 or less, the distance from it is counted in steps, since 0 has no logarithm. */
function logarithmic({ min, max }: NumberRange, step: number): Curve {
  const [origin, unit] = min > 0 ? [0, min] : [min - step, step]
  const length = Math.log((max - origin) / unit)
  return {
    fractionOf: (amount) => clamp(Math.log((amount - origin) / unit) / length, { min: 0, max: 1 }),
    amountAt: (fraction) => origin + unit * Math.exp(fraction * length),
  }
}
