import { useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { AnswerState } from '../../../slices/search/answerState'
import { rangeChosen } from '../../../slices/search/searchActions'
import type { ComponentId } from '../../../src/componentId'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { type ActiveRange, activeRange } from '../../../src/facets/range/activeRange'
import type { RangeEnd } from '../../../src/facets/range/nearestThumb'
import { extentOf, type NumberRange } from '../../../src/facets/range/numberRange'
import { type ChosenEnds, openEnds, rangeOfEnds } from '../../../src/facets/range/openEnds'
import type { RangeScale } from '../../../src/facets/range/rangeScale'

/** What a range facet's view shows and can do. */
export interface RangeState {
  /** How far the slider reaches; null when there is nothing to choose. */
  readonly extent: NumberRange | null
  /** The range that is filtered by, or null. */
  readonly active: ActiveRange | null
  /** The ends that the filter does not set. */
  readonly open: readonly RangeEnd[]
  /** Filters by a range; a range that covers the extent removes the filter. */
  readonly choose: (ends: ChosenEnds) => void
  /** Removes the filter. */
  readonly reset: () => void
}

const noFilters: readonly string[] = []

/** The extent and the chosen range of a field (spec 3.8, 4.2, 7.1). */
export function useRange(
  id: ComponentId,
  { field, range: histogram }: FacetConfig,
  answer: AnswerState | undefined,
  scale: RangeScale,
): RangeState {
  const dispatch = useDispatch()
  const fq = useSelector((state: RootState) => state.searches[id]?.params.fq ?? noFilters)
  const active = useMemo(() => activeRange(fq, field), [fq, field])
  const open = useMemo(() => openEnds(fq, field), [fq, field])
  const lastExtent = useRef<NumberRange | null>(null)
  const found = answer ? extentOf(answer.answer.stats[field], histogram, scale) : null
  if (found) lastExtent.current = found
  const extent = sliderExtent(found, active, lastExtent.current)
  const choose = (ends: ChosenEnds) => {
    if (extent) dispatch(rangeChosen({ id, field, range: rangeOfEnds(ends, extent) }))
  }
  const reset = () => dispatch(rangeChosen({ id, field, range: null }))
  return { extent, active, open, choose, reset }
}

/**
 * The extent to show. Without a chosen range, an extent of one amount or none leaves nothing to choose: null.
 * With one, the slider stays whatever was found, so that the range can be removed.
 */
function sliderExtent(
  found: NumberRange | null,
  active: ActiveRange | null,
  last: NumberRange | null,
): NumberRange | null {
  const extent = found ?? (active ? last : null)
  if (extent && extent.min < extent.max) return extent
  if (!active) return null
  const ends = [active.min, active.max, extent?.min, extent?.max].filter(
    (end): end is number => typeof end === 'number',
  )
  return { min: Math.min(0, ...ends), max: Math.max(0, ...ends) }
}
