import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { FACET_VALUES_SHOWN } from '../../../src/facets/constants'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { SearchForm } from '../../shared/history/SearchForm'
import { useDeferredAnswer } from '../facet/useDeferredAnswer'
import { useFacetComponents } from '../facet/useFacetComponents'
import type { FacetsConfig } from './config'
import { FilterDialog } from './FilterDialog'
import { useNarrowViewport } from './useNarrowViewport'

/** All configured facets (spec 3.2); on narrow screens in a dialog behind a button. */
export function Facets({ id, config }: WidgetProps<FacetsConfig>) {
  const facets = useSelector((state: RootState) => state.searches[id]?.config.facets)
  const { answer, isEarly } = useDeferredAnswer(id)
  const isNarrow = useNarrowViewport() && config.sheet
  const components = useFacetComponents(facets?.map(({ shownAs }) => shownAs) ?? [])
  useReveal(answer !== undefined && components !== null)
  if (!facets || !components) return null
  // The class tells a page's layout that there are no facets, and not just no facets yet.
  if (facets.length === 0) return <div className="vitrine-facets vitrine-facets--none" hidden />
  const visibleCount = config.shown ?? FACET_VALUES_SHOWN
  const list = facets.map((facet) => {
    const Component = components.get(facet.shownAs)
    if (!Component) return null
    return (
      <Component
        key={facet.field}
        id={id}
        facet={facet}
        answer={answer}
        isEarly={isEarly}
        visibleCount={visibleCount}
      />
    )
  })
  return isNarrow ? (
    <FilterDialog id={id}>{list}</FilterDialog>
  ) : (
    <SearchForm id={id} controls={facets} className="vitrine-facets">
      {list}
    </SearchForm>
  )
}
