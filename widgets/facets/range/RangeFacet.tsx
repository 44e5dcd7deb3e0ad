import { type RangeScale, wholeScale } from '../../../src/facets/range/rangeScale'
import { facetFrame } from '../../shared/facets/facetFrame'
import { usePlainForm } from '../../shared/history/usePlainForm'
import type { FacetProps } from '../facet/facetProps'
import { RangeControls } from './RangeControls'
import { useRange } from './useRange'

interface Props extends FacetProps {
  readonly scale?: RangeScale
  /** Formats an amount in place of the facet's currency flag. */
  readonly formatAmount?: ((amount: number) => string) | undefined
}

/** A range facet: filters by a numeric field with a slider of two thumbs (spec 2.1, 3.8). */
export function RangeFacet({ id, facet, answer, scale = wholeScale, formatAmount }: Props) {
  const { extent, active, open, choose, reset } = useRange(id, facet, answer, scale)
  const name = usePlainForm(id)?.nameOf(facet)
  if (!extent) return null
  const Frame = facetFrame.current
  return (
    <Frame id={id} facet={facet} className="vitrine-range">
      <RangeControls
        facet={facet}
        counts={answer?.answer.ranges[facet.field]}
        scale={scale}
        extent={extent}
        formatAmount={formatAmount}
        name={name}
        active={active}
        open={open}
        choose={choose}
        reset={reset}
      />
    </Frame>
  )
}
