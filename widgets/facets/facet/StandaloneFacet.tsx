import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { ComponentId } from '../../../src/componentId'
import type { FacetSettings } from '../../../src/facets/config/facetSettings'
import { FACET_VALUES_SHOWN } from '../../../src/facets/constants'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { SearchForm } from '../../shared/history/SearchForm'
import { useDeferredAnswer } from './useDeferredAnswer'
import { useFacetComponents } from './useFacetComponents'

interface Props {
  readonly id: ComponentId
  readonly config: FacetSettings
  readonly name: string
}

/** The component of a facet's widget: one facet on its own mount point. */
export function standaloneFacet(name: string) {
  return ({ id, config }: WidgetProps<FacetSettings>) => (
    <StandaloneFacet id={id} config={config} name={name} />
  )
}

/** A facet as its search component configures it; the widget's settings win over label, money and categories. */
function StandaloneFacet({ id, config, name }: Props) {
  const { answer, isEarly } = useDeferredAnswer(id)
  const facet = useSelector((state: RootState) =>
    state.searches[id]?.facets.find(({ field }) => field === config.field),
  )
  const shownAs = facet?.further ? facet.shownAs : name
  const Component = useFacetComponents([shownAs])?.get(shownAs)
  useReveal(answer !== undefined && Component !== undefined)
  const { label, currency, categories } = config
  // The same object for each answer: rows that depend on it don't render again.
  const shownFacet = useMemo(
    () =>
      facet && {
        ...facet,
        ...(label && { label }),
        ...(currency !== undefined && { currency }),
        ...(categories && { categories }),
      },
    [facet, label, currency, categories],
  )
  if (!shownFacet || !Component) return null
  const visibleCount = config.shown ?? FACET_VALUES_SHOWN
  return (
    <SearchForm id={id} controls={[shownFacet]}>
      <Component
        id={id}
        facet={shownFacet}
        answer={answer}
        isEarly={isEarly}
        visibleCount={visibleCount}
      />
    </SearchForm>
  )
}
