import { useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { AnswerState } from '../../../slices/search/answerState'
import { rangeChosen } from '../../../slices/search/searchActions'
import type { ComponentId } from '../../../src/componentId'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { type ActiveRange, activeRange } from '../../../src/facets/range/activeRange'
import { extentOf, type NumberRange } from '../../../src/facets/range/numberRange'

const none: readonly string[] = []

/** How far a field's slider reaches, what is chosen on it, and how to choose (spec 3.8, 4.2, 7.1). */
export function useRange(
  id: ComponentId,
  { field, range: histogram }: FacetConfig,
  answer: AnswerState | undefined,
) {
  const dispatch = useDispatch()
  const fq = useSelector((state: RootState) => state.searches[id]?.params.fq ?? none)
  const active = useMemo(() => activeRange(fq, field), [fq, field])
  const known = useRef<NumberRange | null>(null)
  const found = answer ? extentOf(answer.answer.stats[field], histogram) : null
  if (found) known.current = found
  const extent = shownExtent(found, active, known.current)
  const choose = (span: NumberRange) => {
    if (!extent) return
    const isAll = span.min <= extent.min && span.max >= extent.max
    dispatch(rangeChosen({ id, field, range: isAll ? null : span }))
  }
  const reset = () => dispatch(rangeChosen({ id, field, range: null }))
  return { extent, active, choose, reset }
}

/**
 * Without a choice, an extent of one amount or none leaves nothing to choose. With one, the slider stays,
 * whatever was found, so that it can be taken away.
 */
function shownExtent(
  found: NumberRange | null,
  active: ActiveRange | null,
  known: NumberRange | null,
) {
  const extent = found ?? (active ? known : null)
  if (extent && extent.min < extent.max) return extent
  if (!active) return null
  const ends = [active.min, active.max, extent?.min, extent?.max].filter(
    (end): end is number => typeof end === 'number',
  )
  return { min: Math.min(0, ...ends), max: Math.max(0, ...ends) }
}
