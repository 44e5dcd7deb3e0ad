import { ChoiceFacet } from '../choices/ChoiceFacet'
import type { FacetProps } from '../facet/facetProps'
import { LongFacet } from './LongFacet'

/** A facet whose values the server finds, where its options say so. */
export function FoundFacet(props: FacetProps) {
  return props.facet.further?.['find'] === 'server' ? (
    <LongFacet {...props} />
  ) : (
    <ChoiceFacet {...props} />
  )
}
