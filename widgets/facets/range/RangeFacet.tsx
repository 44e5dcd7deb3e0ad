import { usePlainForm } from '../../shared/history/usePlainForm'
import type { FacetProps } from '../facet/facetProps'
import { RangeControls } from './RangeControls'
import { useRange } from './useRange'

/** A range facet: filters by a numeric field with a slider of two thumbs (spec 2.1, 3.8). */
export function RangeFacet({ id, facet, answer }: FacetProps) {
  const { extent, active, open, choose, reset } = useRange(id, facet, answer)
  const name = usePlainForm(id)?.nameOf(facet)
  if (!extent) return null
  return (
    <fieldset className="vitrine-facet vitrine-range" data-field={facet.field}>
      <legend className="vitrine-facet__title">{facet.label}</legend>
      <RangeControls
        facet={facet}
        counts={answer?.answer.ranges[facet.field]}
        extent={extent}
        name={name}
        active={active}
        open={open}
        choose={choose}
        reset={reset}
      />
    </fieldset>
  )
}
