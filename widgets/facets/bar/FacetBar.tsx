import { useId, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import type { FacetConfig } from '../../../src/facets/config/facetConfig'
import { FACET_VALUES_SHOWN } from '../../../src/facets/constants'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { SearchForm } from '../../shared/history/SearchForm'
import { useDeferredAnswer } from '../facet/useDeferredAnswer'
import { useFacetComponents } from '../facet/useFacetComponents'
import { BarItem } from './BarItem'
import type { BarConfig } from './barConfig'
import { useCloseBar } from './useCloseBar'

/** The facets in a row of buttons, each of which opens its own; one is open at a time. */
export function FacetBar({ id, config }: WidgetProps<BarConfig>) {
  const facets = useSelector((state: RootState) => state.searches[id]?.config.facets)
  const { answer, isEarly } = useDeferredAnswer(id)
  const components = useFacetComponents(facets?.map(({ shownAs }) => shownAs) ?? [])
  const name = useId()
  const bar = useCloseBar()
  const opened = useMemo(() => facets?.map(withoutGroup), [facets])
  useReveal(answer !== undefined && components !== null)
  if (!facets || !opened || !components) return null
  const visibleCount = config.shown ?? FACET_VALUES_SHOWN
  return (
    <SearchForm id={id} controls={facets} className="vitrine-facets vitrine-facets--bar">
      <div ref={bar} className="vitrine-bar">
        {opened.map((facet) => {
          const Component = components.get(facet.shownAs)
          if (!Component) return null
          return (
            <BarItem key={facet.field} id={id} facet={facet} name={name}>
              <Component
                id={id}
                facet={facet}
                answer={answer}
                isEarly={isEarly}
                visibleCount={visibleCount}
              />
            </BarItem>
          )
        })}
      </div>
    </SearchForm>
  )
}

/** The facet without the group that can be closed: its button closes it. */
function withoutGroup(facet: FacetConfig): FacetConfig {
  if (!facet.further) return facet
  const { collapsed: _closed, collapsible: _closes, ...further } = facet.further
  return { ...facet, further }
}
