import { useId, useMemo } from 'react'
import { bucketLabel } from '../../../src/facets/buckets/bucketLabel'
import { BUCKET_MESSAGES } from '../../../src/facets/buckets/messages'
import { labelsOf } from '../../../src/facets/choices/valueLabels'
import type { FacetValue } from '../../../src/facets/facetValue'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { AnyRow } from '../choices/AnyRow'
import { ChoiceRow } from '../choices/ChoiceRow'
import { FacetFrame } from '../choices/FacetFrame'
import { FacetGroups } from '../facet/FacetGroups'
import type { FacetRowProps } from '../facet/FacetRow'
import type { FacetProps } from '../facet/facetProps'
import { useBuckets } from './useBuckets'

/** The buckets of a number, such as "Under $100" and "$100 to $200", each with its count. */
export function BucketsFacet(props: FacetProps) {
  const { id, facet } = props
  const { currency, mode } = facet
  const translate = useTranslate()
  const bucketText = useTranslate(BUCKET_MESSAGES)
  const { items, chosen, toggle, prefetch } = useBuckets(props)
  const name = usePlainForm(id)?.nameOf(facet)
  const radio = useId()
  const amounts = useAmountFormat()
  const formatValue = useMemo(
    () => (value: string) =>
      bucketLabel(value, (amount) => amounts.amount(amount, currency), bucketText) ??
      amounts.value(value, currency),
    [amounts, currency, bucketText],
  )
  const isSingle = mode === 'single'
  const { further } = facet
  const Row = useMemo(() => {
    const labels = new Map(labelsOf({ further }).map((one) => [one.value as FacetValue, one]))
    return (row: FacetRowProps) => (
      <ChoiceRow {...row} labels={labels} radio={isSingle ? radio : undefined} />
    )
  }, [further, isSingle, radio])
  if (items.length === 0) return null
  return (
    <FacetFrame id={id} facet={facet} className="vitrine-buckets">
      <div className="vitrine-facet__list" tabIndex={-1}>
        {isSingle && (
          <AnyRow
            name={name ?? radio}
            checked={chosen === undefined}
            choose={() => chosen !== undefined && toggle(chosen)}
          />
        )}
        <FacetGroups
          items={items}
          name={name}
          Row={Row}
          toggle={toggle}
          prefetch={prefetch}
          translate={translate}
          formatValue={formatValue}
        />
      </div>
    </FacetFrame>
  )
}
