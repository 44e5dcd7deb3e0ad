import { usePlainForm } from '../../shared/history/usePlainForm'
import { ValueRow } from '../choices/ChoiceList'
import type { FacetProps } from '../facet/facetProps'
import { facetComponents } from '../facet/useFacetComponents'
import { NegatableRow } from './NegatableRow'
import { NegationContext, useNegation } from './useNegation'

/**
 * The values of one field, each of which can be chosen or excluded. A plain form keeps what is excluded, whether it is
 * in the list or not.
 */
export function NegatableFacet(props: FacetProps) {
  const negation = useNegation(props.id, props.facet)
  const name = usePlainForm(props.id)?.nameOf(props.facet)
  // The list of any facet: with the options that it has beside, such as that the server finds its values.
  const List = facetComponents.get('facet')
  return (
    <NegationContext value={negation}>
      {name &&
        [...negation.negated].map((value) => (
          <input key={value} type="hidden" name={`${name}[not][]`} value={value} />
        ))}
      <ValueRow value={NegatableRow}>{List && <List {...props} />}</ValueRow>
    </NegationContext>
  )
}
