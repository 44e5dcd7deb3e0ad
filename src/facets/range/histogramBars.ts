import type { FacetCount } from '../../solr/response/searchResponse'
import { fractionOf as evenly, type NumberRange } from './numberRange'

/** One bar of a histogram; its position and height are fractions of the slider's extent and the highest bar. */
export interface HistogramBar {
  readonly from: number
  readonly to: number
  readonly count: number
  /** Where the bar starts and ends along the extent, 0 to 1. */
  readonly start: number
  readonly end: number
  /** 0 to 1. */
  readonly height: number
}

/**
 * Converts the counts of facet.range to bars; bars outside the extent are left out.
 * @param fractionOf where an amount lies along the extent.
 */
export function histogramBars(
  counts: readonly FacetCount[],
  gap: number,
  extent: NumberRange,
  fractionOf = evenly,
): readonly HistogramBar[] {
  if (!(gap > 0)) return []
  const inside = counts.flatMap(({ value, count }) => {
    const from = Number(value)
    const to = from + gap
    return to > extent.min && from < extent.max ? [{ from, to, count }] : []
  })
  const highest = Math.max(0, ...inside.map(({ count }) => count))
  if (highest === 0) return []
  return inside.map((bar) => ({
    ...bar,
    start: fractionOf(bar.from, extent),
    end: fractionOf(bar.to, extent),
    height: bar.count / highest,
  }))
}
