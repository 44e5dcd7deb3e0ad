import { useMemo } from 'react'
import { bucketLabel } from '../../../src/facets/buckets/bucketLabel'
import { BUCKET_MESSAGES } from '../../../src/facets/buckets/messages'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { useTranslate } from '../../shared/languages/useTranslate'
import { ChoiceList } from '../choices/ChoiceList'
import { useClear } from '../choices/useClear'
import type { FacetProps } from '../facet/facetProps'
import { useBuckets } from './useBuckets'

/** The buckets of a number, such as "Under $100" and "$100 to $200", each with its count. */
export function BucketsFacet(props: FacetProps) {
  const { id, facet } = props
  const { currency, mode, field } = facet
  const bucketText = useTranslate(BUCKET_MESSAGES)
  const state = useBuckets(props)
  const clear = useClear(id, field)
  const amounts = useAmountFormat()
  const formatValue = useMemo(
    () => (value: string) =>
      bucketLabel(value, (amount) => amounts.amount(amount, currency), bucketText) ??
      amounts.value(value, currency),
    [amounts, currency, bucketText],
  )
  if (state.items.length === 0) return null
  return (
    <ChoiceList
      id={id}
      facet={facet}
      state={state}
      isSingle={mode === 'single'}
      clear={clear}
      className="vitrine-buckets"
      formatValue={formatValue}
    />
  )
}
