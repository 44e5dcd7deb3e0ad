import { useCallback, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { AnswerState } from '../../../slices/search/answerState'
import { facetToggled } from '../../../slices/search/searchActions'
import type { ComponentId } from '../../../src/componentId'
import { activeValues } from '../../../src/facets/activeValues'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { type FacetItem, facetItems } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'
import { usePrefetch } from '../../shared/prefetch/usePrefetch'
import { facetCounts } from './facetCounts'

/**
 * A facet's items (spec 3.4), counted by the last answer and ticked by what is chosen now.
 * @param answer the one that is counted by; it may lag a frame behind the results, a tick shows at once.
 */
export function useFacet(
  id: ComponentId,
  { field, exclude, sorts }: FacetConfig,
  answer: AnswerState | undefined,
) {
  const dispatch = useDispatch()
  const counts = useMemo(() => facetCounts(answer, field), [answer, field])
  const active = useSelector(
    (state: RootState) => activeValues(state.searches[id]?.params.fq ?? [], field),
    sameValues,
  )
  const previous = useRef<readonly FacetItem[]>([])
  const items = useMemo(() => {
    const options = { exclude, sorts, previous: previous.current }
    return facetItems(counts, active, options)
  }, [counts, active, exclude, sorts])
  previous.current = items
  const choice = useCallback((value: FacetValue) => facetToggled({ id, field, value }), [id, field])
  const toggle = useCallback((value: FacetValue) => dispatch(choice(value)), [dispatch, choice])
  const prefetch = usePrefetch(id, 'all', choice)
  return { items, toggle, prefetch }
}

function sameValues(a: readonly FacetValue[], b: readonly FacetValue[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}
