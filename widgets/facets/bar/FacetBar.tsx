import { useId } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
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
  useReveal(answer !== undefined && components !== null)
  if (!facets || !components) return null
  const visibleCount = config.shown ?? FACET_VALUES_SHOWN
  return (
    <SearchForm id={id} controls={facets} className="vitrine-facets vitrine-facets--bar">
      <div ref={bar} className="vitrine-bar">
        {facets.map((facet) => {
          const Component = components.get(facet.shownAs)
          if (!Component) return null
          const { collapsed: _closed, collapsible: _closes, ...further } = facet.further ?? {}
          return (
            <BarItem key={facet.field} id={id} facet={facet} name={name}>
              <Component
                id={id}
                facet={{ ...facet, further }}
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
