import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { filterRemoved, filtersCleared } from '../../slices/search/searchActions'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import type { CurrentFilter } from '../../src/filters/currentFilters'
import { namedFilters } from '../../src/filters/namedFilters'
import { useAmountFormat } from '../shared/facets/useAmountFormat'

const none: readonly CurrentFilter[] = []

/** One entry per chosen value (spec 3.7), each removable. */
export function useCurrentFilters(id: ComponentId) {
  const dispatch = useDispatch()
  const fq = useSelector((state: RootState) => selectSearch(state, id)?.params.fq)
  const facets = useSelector((state: RootState) => selectSearch(state, id)?.facets)
  const amounts = useAmountFormat()
  const entries = useMemo(
    () => (fq && facets ? namedFilters(fq, facets, amounts) : none),
    [fq, facets, amounts],
  )
  return {
    entries,
    remove: ({ facet, value }: CurrentFilter) =>
      dispatch(filterRemoved({ id, text: facet, ...(value !== undefined && { value }) })),
    clear: () => dispatch(filtersCleared({ id })),
  }
}
