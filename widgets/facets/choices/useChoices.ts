import { useCallback } from 'react'
import { arrangeItems } from '../../../src/facets/choices/arrangeItems'
import { labelOf } from '../../../src/facets/choices/valueLabels'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetProps } from '../facet/facetProps'
import { type FacetState, useFacet } from '../facet/useFacet'
import { useSelection } from '../selection/useSelection'
import type { ChoiceListState } from './ChoiceList'

/** A facet's values, found and ordered by their labels. */
export function useChoices(props: FacetProps): FacetState & ChoiceListState {
  const { id, facet } = props
  const arrange = useCallback((items: readonly FacetItem[]) => arrangeItems(items, facet), [facet])
  const textOf = useCallback(
    ({ facet: value }: FacetItem) => labelOf(facet, value)?.label ?? value ?? '',
    [facet],
  )
  const state = useFacet(props, { arrange, textOf })
  const [chosen] = useSelection(id, facet.field).active
  return { ...state, chosen }
}
