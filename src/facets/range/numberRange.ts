import type { FieldStats } from '../../solr/response/searchResponse'

/** Two numbers, `min` not above `max`: a slider's extent, or the range that is chosen. */
export interface NumberRange {
  readonly min: number
  readonly max: number
}

/** Rounds an amount down or up. */
interface Rounding {
  down(amount: number): number
  up(amount: number): number
}

export const whole: Rounding = { down: Math.floor, up: Math.ceil }

/**
 * A slider's extent, in whole units or as a scale has them, rounded outward so that it covers every document
 * (spec 3.8, 9).
 * @param histogram the options of facet.range, used when the response has no stats.
 * @returns null when no document has the field.
 */
export function extentOf(
  stats: FieldStats | null | undefined,
  histogram: { readonly start: string; readonly end: string } | null,
  rounding = whole,
): NumberRange | null {
  if (stats === undefined && histogram) {
    return roundOutward(Number(histogram.start), Number(histogram.end), rounding)
  }
  return stats ? roundOutward(stats.min ?? stats.max, stats.max ?? stats.min, rounding) : null
}

function roundOutward(
  min: number | null,
  max: number | null,
  { down, up }: Rounding,
): NumberRange | null {
  if (min === null || max === null || !Number.isFinite(min) || !Number.isFinite(max)) return null
  return { min: down(min), max: up(max) }
}

/** Limits an amount to a range. */
export function clamp(amount: number, { min, max }: NumberRange): number {
  return Math.min(Math.max(amount, min), max)
}

/** An amount's position along a range, 0 to 1. */
export function fractionOf(amount: number, range: NumberRange): number {
  const width = range.max - range.min
  return width > 0 ? (clamp(amount, range) - range.min) / width : 0
}
