import type { NumberRange } from './numberRange'

/** The two ends of a range. */
export type RangeEnd = keyof NumberRange

/** The thumb that a press on the track moves. When both are equally near, the one that can move there. */
export function nearestThumb(amount: number, { min, max }: NumberRange): RangeEnd {
  const toMin = Math.abs(amount - min)
  const toMax = Math.abs(amount - max)
  if (toMin === toMax) return amount > max ? 'max' : 'min'
  return toMin < toMax ? 'min' : 'max'
}
