import { type RangeScale, wholeScale } from '../../../src/facets/range/rangeScale'
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
  return (
    <fieldset className="vitrine-facet vitrine-range" data-field={facet.field}>
      <legend className="vitrine-facet__title">{facet.label}</legend>
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
    </fieldset>
  )
}
