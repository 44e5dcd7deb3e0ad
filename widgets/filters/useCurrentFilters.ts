import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { filterRemoved, filtersCleared } from '../../slices/search/searchActions'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import type { CurrentFilter } from '../../src/filters/currentFilters'
import { labelledFilters } from '../../src/filters/labelledFilters'
import { removeFilterValue } from '../../src/filters/removeFilterValue'
import { useAmountFormat } from '../shared/facets/useAmountFormat'
import { useQueryAddress } from '../shared/history/useAddress'
import type { Translate } from '../shared/languages/createTranslate'
import { useShownParams } from './useShownParams'

/** What a view of the current filters shows and can do. */
export interface CurrentFiltersState {
  /** One entry for each selected value, range and other filter (spec 3.7). */
  readonly entries: readonly CurrentFilter[]
  /** Removes one entry. */
  readonly remove: (entry: CurrentFilter) => void
  /** Removes all filters. */
  readonly clear: () => void
  /** The address without an entry, or without any filter; undefined where no server reads it. */
  readonly hrefWithout: ((entry: CurrentFilter | null) => string) | undefined
}

const noEntries: readonly CurrentFilter[] = []

/** The current filters of a search component (spec 3.7). */
export function useCurrentFilters(id: ComponentId, translate: Translate): CurrentFiltersState {
  const dispatch = useDispatch()
  const params = useShownParams(id)
  const { fq } = params
  const addressOf = useQueryAddress(id)
  const facets = useSelector((state: RootState) => selectSearch(state, id)?.facets)
  const amounts = useAmountFormat()
  const entries = useMemo(
    () => (facets ? labelledFilters(fq, facets, { amounts, translate }) : noEntries),
    [fq, facets, amounts, translate],
  )
  return {
    entries,
    remove: ({ facet, value }) =>
      dispatch(filterRemoved({ id, text: facet, ...(value !== undefined && { value }) })),
    clear: () => dispatch(filtersCleared({ id })),
    hrefWithout:
      addressOf &&
      ((entry) =>
        addressOf({
          ...params,
          start: 0,
          fq: entry ? removeFilterValue(fq, { text: entry.facet, value: entry.value }) : [],
        })),
  }
}
