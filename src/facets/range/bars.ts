import type { FacetCount } from '../../solr/response/searchResponse'
import { type Span, shareOf } from './span'

/** One bar of a histogram, in shares of the slider's extent and of the highest bar. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly count: number
  /** Where it starts and ends along the extent, 0 to 1. */
  readonly start: number
  readonly end: number
  /** 0 to 1. */
  readonly height: number
}

/** What facet.range counted, as bars behind a slider; those wholly beyond its extent are left out. */
export function barsOf(counts: readonly FacetCount[], gap: number, extent: Span): readonly Bar[] {
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
    start: shareOf(bar.from, extent),
    end: shareOf(bar.to, extent),
    height: bar.count / highest,
  }))
}
