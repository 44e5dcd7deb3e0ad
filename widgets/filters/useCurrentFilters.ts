import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { filterRemoved, filtersCleared } from '../../slices/search/searchActions'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import type { CurrentFilter } from '../../src/filters/currentFilters'
import { labelledFilters } from '../../src/filters/labelledFilters'
import { useAmountFormat } from '../shared/facets/useAmountFormat'

/** What a view of the current filters shows and can do. */
export interface CurrentFiltersState {
  /** One entry for each selected value, range and other filter (spec 3.7). */
  readonly entries: readonly CurrentFilter[]
  /** Removes one entry. */
  readonly remove: (entry: CurrentFilter) => void
  /** Removes all filters. */
  readonly clear: () => void
}

const noEntries: readonly CurrentFilter[] = []

/** The current filters of a search component (spec 3.7). */
export function useCurrentFilters(id: ComponentId): CurrentFiltersState {
  const dispatch = useDispatch()
  const fq = useSelector((state: RootState) => selectSearch(state, id)?.params.fq)
  const facets = useSelector((state: RootState) => selectSearch(state, id)?.facets)
  const amounts = useAmountFormat()
  const entries = useMemo(
    () => (fq && facets ? labelledFilters(fq, facets, amounts) : noEntries),
    [fq, facets, amounts],
  )
  return {
    entries,
    remove: ({ facet, value }) =>
      dispatch(filterRemoved({ id, text: facet, ...(value !== undefined && { value }) })),
    clear: () => dispatch(filtersCleared({ id })),
  }
}
