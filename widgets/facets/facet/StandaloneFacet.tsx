import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { ComponentId } from '../../../src/componentId'
import type { FacetWidgetName } from '../../../src/contract/widgets'
import type { FacetSettings } from '../../../src/facets/config/facetSettings'
import { FACET_VALUES_SHOWN } from '../../../src/facets/constants'
import { useReveal } from '../../shared/entry/reveal'
import { useFacetComponents } from './useFacetComponents'

interface Props {
  readonly id: ComponentId
  readonly config: FacetSettings
  readonly shownAs: FacetWidgetName
}

/** One field's facet on a mount point of its own: as its component knows it, but for how it is shown. */
export function StandaloneFacet({ id, config, shownAs }: Props) {
  const answer = useSelector((state: RootState) => state.answers[id])
  const facet = useSelector((state: RootState) =>
    state.searches[id]?.facets.find((one) => one.field === config.field),
  )
  const View = useFacetComponents([shownAs])?.get(shownAs)
  useReveal(answer !== undefined && View !== undefined)
  if (!facet || !View) return null
  const { label, currency, categories } = config
  const own = {
    ...facet,
    ...(label && { label }),
    ...(currency !== undefined && { currency }),
    ...(categories && { categories }),
  }
  return <View id={id} facet={own} answer={answer} shown={config.shown ?? FACET_VALUES_SHOWN} />
}
