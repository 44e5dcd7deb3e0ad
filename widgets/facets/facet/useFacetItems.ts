import { useCallback, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { AnswerState } from '../../../slices/search/answerState'
import { facetToggled } from '../../../slices/search/searchActions'
import type { ComponentId } from '../../../src/componentId'
import { activeValues } from '../../../src/facets/activeValues'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { type FacetItem, facetItems } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'
import { type PrefetchHandlers, usePrefetch } from '../../shared/prefetch/usePrefetch'
import { facetCounts } from './facetCounts'

/** A facet's values and what a visitor can do with each. */
export interface FacetItems {
  /** All values with their counts, in the configured order. */
  readonly items: readonly FacetItem[]
  /** Adds or removes a value's filter (spec 4.2). */
  readonly toggle: (value: FacetValue) => void
  /** The handlers by which a value prefetches its search; undefined when that is off. */
  readonly prefetch: PrefetchHandlers<FacetValue> | undefined
}

/**
 * All values of a facet (spec 3.4): the counts are those of the answer, the ticks those of the current search.
 * @param answer may lag a frame behind the results; a tick shows at once.
 */
export function useFacetItems(
  id: ComponentId,
  { field, exclude, sorts }: FacetConfig,
  answer: AnswerState | undefined,
): FacetItems {
  const dispatch = useDispatch()
  const counts = useMemo(() => facetCounts(answer, field), [answer, field])
  const active = useSelector(
    (state: RootState) => activeValues(state.searches[id]?.params.fq ?? [], field),
    sameValues,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other options, no list was made before.
  const previous = useMemo((): { items: readonly FacetItem[] } => ({ items: [] }), [exclude, sorts])
  const items = useMemo(
    () => facetItems(counts, active, { exclude, sorts, previous: previous.items }),
    [counts, active, exclude, sorts, previous],
  )
  previous.items = items
  const createAction = useCallback(
    (value: FacetValue) => facetToggled({ id, field, value }),
    [id, field],
  )
  const toggle = useCallback(
    (value: FacetValue) => dispatch(createAction(value)),
    [dispatch, createAction],
  )
  const prefetch = usePrefetch(id, 'all', createAction)
  return { items, toggle, prefetch }
}

function sameValues(a: readonly FacetValue[], b: readonly FacetValue[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}
