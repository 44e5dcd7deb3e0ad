import type { NumberRange } from './numberRange'

/** The two ends of a range. */
export type RangeEnd = keyof NumberRange

/**
 * The thumb that a press on the track moves. When both are equally near, the one that can move there.
 * @param place where the press is; it and the thumbs are amounts or positions along the track.
 */
export function nearestThumb(place: number, { min, max }: NumberRange): RangeEnd {
  const toMin = Math.abs(place - min)
  const toMax = Math.abs(place - max)
  if (toMin === toMax) return place > max ? 'max' : 'min'
  return toMin < toMax ? 'min' : 'max'
}
