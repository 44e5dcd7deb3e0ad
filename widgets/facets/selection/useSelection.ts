import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { facetToggled } from '../../../slices/search/searchActions'
import type { ComponentId } from '../../../src/componentId'
import { activeValues } from '../../../src/facets/activeValues'
import type { FacetValue } from '../../../src/facets/facetValue'
import { sameValues } from '../../../src/sameValues'
import { type PrefetchHandlers, usePrefetch } from '../../shared/prefetch/usePrefetch'

/** Which values of a facet are selected, and what changes that. */
export interface Selection {
  /** The selected values of the current search: the same list while these stay the same. */
  readonly active: readonly FacetValue[]
  /** Adds or removes a value's filter (spec 4.2). */
  readonly toggle: (value: FacetValue) => void
  /** The handlers by which a value prefetches its search; undefined when that is off. */
  readonly prefetch: PrefetchHandlers<FacetValue> | undefined
}

/** The selection of a field's values. */
export function useSelection(id: ComponentId, field: string): Selection {
  const dispatch = useDispatch()
  const active = useSelector(
    (state: RootState) => activeValues(state.searches[id]?.params.fq ?? [], field),
    sameValues,
  )
  const createAction = useCallback(
    (value: FacetValue) => facetToggled({ id, field, value }),
    [id, field],
  )
  const toggle = useCallback(
    (value: FacetValue) => dispatch(createAction(value)),
    [dispatch, createAction],
  )
  return { active, toggle, prefetch: usePrefetch(id, 'all', createAction) }
}
