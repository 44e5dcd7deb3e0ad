import { useMemo } from 'react'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { useTranslate } from '../../shared/languages/useTranslate'
import { Facet } from '../facet/Facet'
import type { FacetProps } from '../facet/facetProps'
import { ChoiceList } from './ChoiceList'
import { useChoices } from './useChoices'
import { useClear } from './useClear'

/** The values of one field, with further options or without. */
export function ChoiceFacet(props: FacetProps) {
  return props.facet.further ? <FurtherFacet {...props} /> : <Facet {...props} />
}

function FurtherFacet(props: FacetProps) {
  const { id, facet } = props
  const translate = useTranslate()
  const state = useChoices(props)
  const clear = useClear(id, facet.field)
  const amounts = useAmountFormat()
  const formatMoney = useMemo(() => (value: string) => amounts.value(value, true), [amounts])
  if (state.isEmpty) return null
  const { searchedCount: n } = state
  return (
    <ChoiceList
      id={id}
      facet={facet}
      state={state}
      isSingle={Boolean(facet.further?.['single'])}
      clear={clear}
      note={
        !state.hasMatches &&
        (n === null ? translate('facet.findNone') : translate('facet.findNoneOf', { n }))
      }
      formatValue={facet.currency ? formatMoney : undefined}
    />
  )
}
