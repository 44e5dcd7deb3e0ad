import type { Span } from './span'

/** The two ends of a range. */
export type End = keyof Span

/** The thumb that a press on the track moves; where both lie on one spot, the one that can go there. */
export function nearerThumb(amount: number, { min, max }: Span): End {
  const toMin = Math.abs(amount - min)
  const toMax = Math.abs(amount - max)
  if (toMin === toMax) return amount > max ? 'max' : 'min'
  return toMin < toMax ? 'min' : 'max'
}
