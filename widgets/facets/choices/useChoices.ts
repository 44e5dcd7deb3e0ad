import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { paramsSet } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import { activeValues } from '../../../src/facets/activeValues'
import { arrangeItems } from '../../../src/facets/choices/arrangeItems'
import { isFilterOf } from '../../../src/facets/choices/chosenCount'
import { labelOf } from '../../../src/facets/choices/valueLabels'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'
import type { FacetProps } from '../facet/facetProps'
import { type FacetState, useFacet } from '../facet/useFacet'

/** What the view of a facet with further options shows and can do. */
export interface ChoicesState extends FacetState {
  /** The first chosen value; undefined for none. */
  readonly chosen: FacetValue | undefined
  /** Removes the facet's filters. */
  readonly clear: () => void
}

/** A facet's values, found and ordered by their labels. */
export function useChoices(props: FacetProps): ChoicesState {
  const { id, facet } = props
  const dispatch = useDispatch()
  const { fq } = useSelector((state: RootState) => selectParams(state, id))
  const arrange = useCallback((items: readonly FacetItem[]) => arrangeItems(items, facet), [facet])
  const textOf = useCallback(
    ({ facet: value }: FacetItem) => labelOf(facet, value)?.label ?? value ?? '',
    [facet],
  )
  const state = useFacet(props, { arrange, textOf })
  const [chosen] = activeValues(fq, facet.field)
  const clear = () => {
    const others = fq.filter((text) => !isFilterOf(text, facet.field))
    dispatch(paramsSet({ id, params: { fq: others } }))
  }
  return { ...state, chosen, clear }
}
