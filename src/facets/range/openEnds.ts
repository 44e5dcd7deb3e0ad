import { type ActiveRange, rangeFilter } from './activeRange'
import type { RangeEnd } from './nearestThumb'
import type { NumberRange } from './numberRange'
import type { RangeChoice } from './setRange'

/** What a visitor chose for each end; `*` leaves it open. */
export type ChosenEnds = Readonly<Record<RangeEnd, number | '*'>>

const ENDS: readonly RangeEnd[] = ['min', 'max']

/** Which ends of a field's range no filter sets. Without a filter, both are open. */
export function openEnds(fq: readonly string[], field: string): readonly RangeEnd[] {
  const filter = rangeFilter(fq, field)
  return ENDS.filter((end) => !filter || (filter.kind === 'range' && filter[end] === '*'))
}

/**
 * The ends that a moved thumb sets. An end that did not move stays as it was; one that is moved to the end of the
 * slider is open, so that it follows what other filters find later (spec 3.8).
 * @param shown the range before the move.
 */
export function movedEnds(
  moved: NumberRange,
  shown: NumberRange,
  extent: NumberRange,
  open: readonly RangeEnd[],
): ChosenEnds {
  const endOf = (end: RangeEnd, isAtEnd: boolean) => {
    const isOpen = moved[end] === shown[end] ? open.includes(end) : isAtEnd
    return isOpen ? '*' : moved[end]
  }
  return {
    min: endOf('min', moved.min <= extent.min),
    max: endOf('max', moved.max >= extent.max),
  }
}

/** The range to filter by; null when it covers the whole extent. */
export function rangeOfEnds({ min, max }: ChosenEnds, extent: NumberRange): RangeChoice | null {
  const isFromStart = min === '*' || min <= extent.min
  const isToEnd = max === '*' || max >= extent.max
  return isFromStart && isToEnd ? null : { min, max }
}

/**
 * The range that the slider shows: an open end reaches as far as the slider, and an open minimum is 0 at most once
 * there is a filter, since that is what it means (spec 3.8).
 */
export function shownRange(
  active: ActiveRange | null,
  open: readonly RangeEnd[],
  extent: NumberRange,
): NumberRange {
  if (!active) return extent
  const min = open.includes('min') ? Math.min(0, extent.min) : (active.min ?? extent.min)
  const max = active.max ?? Math.max(extent.max, min)
  return { min: Math.min(min, max), max }
}
