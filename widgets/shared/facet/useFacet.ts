import { useCallback, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { facetToggled } from '../../../slices/searchActions'
import type { ComponentId } from '../../../src/componentId'
import type { FacetConfig } from '../../../src/config/facet'
import { activeValues } from '../../../src/solr/activeValues'
import type { FacetCount } from '../../../src/solr/answer'
import { type FacetItem, facetItems } from '../../../src/solr/facetItems'
import type { FacetValue } from '../../../src/solr/facetValue'
import { useAfterPaint } from '../useAfterPaint'

const noCounts: readonly FacetCount[] = []

/**
 * A facet's items (spec 3.4), counted by the last answer and ticked by what is chosen now.
 * Counts follow a frame after the results; a tick shows at once. Unchanged items keep their identity.
 */
export function useFacet(id: ComponentId, { field, exclude, sorts }: FacetConfig) {
  const dispatch = useDispatch()
  const counted = useSelector((state: RootState) => countsOf(state, id, field))
  const counts = useAfterPaint(counted)
  const active = useSelector(
    (state: RootState) => activeValues(state.searches[id]?.params.fq ?? [], field),
    sameValues,
  )
  const previous = useRef<readonly FacetItem[]>([])
  const items = useMemo(() => {
    const options = { exclude, sorts, previous: previous.current }
    return facetItems(counts ?? noCounts, active, options)
  }, [counts, active, exclude, sorts])
  previous.current = items
  const toggle = useCallback(
    (value: FacetValue) => dispatch(facetToggled({ id, field, value })),
    [dispatch, id, field],
  )
  return { items, activeCount: active.length, answered: counts !== undefined, toggle }
}

function countsOf(state: RootState, id: ComponentId, field: string) {
  const facets = state.answers[id]?.answer.facets
  if (!facets) return undefined
  return Object.hasOwn(facets, field) ? facets[field] : noCounts
}

function sameValues(a: readonly FacetValue[], b: readonly FacetValue[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i])
}
