import { usePlainForm } from '../../shared/history/usePlainForm'
import { ChoiceFacet } from '../choices/ChoiceFacet'
import type { FacetProps } from '../facet/facetProps'
import { NegatableRow } from './NegatableRow'
import { NegationContext, useNegation } from './useNegation'

/**
 * The values of one field, each of which can be chosen or excluded. A plain form keeps what is excluded, whether it is
 * in the list or not.
 */
export function NegatableFacet(props: FacetProps) {
  const negation = useNegation(props.id, props.facet)
  const name = usePlainForm(props.id)?.nameOf(props.facet)
  return (
    <NegationContext value={negation}>
      {name &&
        [...negation.negated].map((value) => (
          <input key={value} type="hidden" name={`${name}[not][]`} value={value} />
        ))}
      <ChoiceFacet {...props} ValueRow={NegatableRow} />
    </NegationContext>
  )
}
