import { ChoiceFacet } from '../choices/ChoiceFacet'
import type { FacetProps } from '../facet/facetProps'
import { NegatableRow } from './NegatableRow'
import { NegationContext, useNegation } from './useNegation'

/** The values of one field, each of which can be chosen or excluded. */
export function NegatableFacet(props: FacetProps) {
  const negation = useNegation(props.id, props.facet)
  return (
    <NegationContext value={negation}>
      <ChoiceFacet {...props} ValueRow={NegatableRow} />
    </NegationContext>
  )
}
