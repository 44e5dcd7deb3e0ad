import { useMemo } from 'react'
import { scaleOf } from '../../../src/facets/range/scaleKind'
import { stepFormat } from '../../../src/facets/range/stepFormat'
import { useAmountFormat } from '../../shared/facets/useAmountFormat'
import type { FacetProps } from '../facet/facetProps'
import { RangeFacet } from '../range/RangeFacet'

/** A slider whose amounts have steps of their own, or lie on a logarithmic scale. */
export function ScaledRange(props: FacetProps) {
  const { facet } = props
  const amounts = useAmountFormat()
  const scale = useMemo(() => scaleOf(facet), [facet])
  const formatAmount = useMemo(
    () => stepFormat(amounts, scale.step, facet.currency),
    [amounts, scale, facet],
  )
  return <RangeFacet {...props} scale={scale} formatAmount={formatAmount} />
}
