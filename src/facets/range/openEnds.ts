import { parseFilter } from '../../filters/filter'
import type { ActiveRange } from './activeRange'
import type { RangeEnd } from './nearestThumb'
import type { NumberRange } from './numberRange'
import type { RangeChoice } from './setRange'

/** What a visitor chose for each end; `*` leaves it open. */
export type ChosenEnds = Readonly<Record<RangeEnd, number | '*'>>

const ENDS: readonly RangeEnd[] = ['min', 'max']

/** Which ends of a field's range no filter sets. Without a filter, both are open. */
export function openEnds(fq: readonly string[], field: string): readonly RangeEnd[] {
  for (const text of fq) {
    const filter = parseFilter(text)
    if (filter.kind === 'other' || filter.field !== field) continue
    return filter.kind === 'range' ? ENDS.filter((end) => filter[end] === '*') : []
  }
  return ENDS
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
  const endOf = (end: RangeEnd) => {
    if (moved[end] === shown[end]) return open.includes(end) ? '*' : moved[end]
    const isAtEnd = end === 'min' ? moved.min <= extent.min : moved.max >= extent.max
    return isAtEnd ? '*' : moved[end]
  }
  return { min: endOf('min'), max: endOf('max') }
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
  if (open.includes('min')) {
    const max = active.max ?? extent.max
    return { min: Math.min(0, extent.min, max), max }
  }
  const min = active.min ?? extent.min
  return { min, max: active.max ?? Math.max(extent.max, min) }
}
