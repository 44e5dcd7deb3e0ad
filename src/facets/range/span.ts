import type { FieldStats } from '../../solr/response/searchResponse'

/** Two ends, the lower one first: a slider's extent, or what is chosen on it. */
export interface Span {
  readonly min: number
  readonly max: number
}

/**
 * A slider's extent in whole units: rounded outward, so that every document lies inside (spec 3.8, 9).
 * @param histogram what facet.range asked, which stands in where no stats were.
 * @returns null where no document has the field.
 */
export function extentOf(
  stats: FieldStats | null | undefined,
  histogram: { readonly start: string; readonly end: string } | null,
): Span | null {
  if (stats === undefined && histogram) {
    return outward(Number(histogram.start), Number(histogram.end))
  }
  return stats ? outward(stats.min ?? stats.max, stats.max ?? stats.min) : null
}

function outward(min: number | null, max: number | null): Span | null {
  if (min === null || max === null || !Number.isFinite(min) || !Number.isFinite(max)) return null
  return { min: Math.floor(min), max: Math.ceil(max) }
}

/** The amount, or the end of the span that it lies beyond. */
export function within(amount: number, { min, max }: Span): number {
  return Math.min(Math.max(amount, min), max)
}

/** How far along the span an amount lies, 0 to 1. */
export function shareOf(amount: number, span: Span): number {
  const width = span.max - span.min
  return width > 0 ? (within(amount, span) - span.min) / width : 0
}
