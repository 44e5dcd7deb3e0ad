import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { filterRemoved, filtersCleared } from '../../slices/searchActions'
import { selectSearch } from '../../slices/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { type CurrentFilter, currentFilters } from '../../src/solr/currentFilters'
import { useAmounts } from '../shared/facet/useAmounts'

const none: readonly CurrentFilter[] = []

/** One entry per chosen value (spec 3.7), each removable. */
export function useCurrentFilters(id: ComponentId) {
  const dispatch = useDispatch()
  const fq = useSelector((state: RootState) => selectSearch(state, id)?.params.fq)
  const facets = useSelector((state: RootState) => selectSearch(state, id)?.facets)
  const amounts = useAmounts()
  const entries = useMemo(() => {
    const facetOf = (field: string | null) => facets?.find((one) => one.field === field)
    const isMoney = (field: string | null) => facetOf(field)?.currency ?? false
    const label = (field: string) => facetOf(field)?.label ?? field
    const end = (field: string, amount: number) => amounts.amount(amount, isMoney(field))
    if (!fq) return none
    return currentFilters(fq, label, end).map((entry) =>
      entry.kind === 'value' && isMoney(entry.field)
        ? { ...entry, text: amounts.value(entry.text, true) }
        : entry,
    )
  }, [fq, facets, amounts])
  return {
    entries,
    remove: ({ facet, value }: CurrentFilter) =>
      dispatch(filterRemoved({ id, text: facet, ...(value !== undefined && { value }) })),
    clear: () => dispatch(filtersCleared({ id })),
  }
}
