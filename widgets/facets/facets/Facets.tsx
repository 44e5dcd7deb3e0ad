import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { FACET_VALUES_SHOWN } from '../../../src/facets/constants'
import { useReveal } from '../../shared/entry/reveal'
import type { WidgetProps } from '../../shared/entry/widgetProps'
import { useFacetComponents } from '../facet/useFacetComponents'
import type { FacetsConfig } from './config'
import { FilterDialog } from './FilterDialog'
import { useNarrowViewport } from './useNarrowViewport'

/** All configured facets (spec 3.2); on narrow screens behind a button, as a filter sheet. */
export function Facets({ id, config }: WidgetProps<FacetsConfig>) {
  const facets = useSelector((state: RootState) => state.searches[id]?.config.facets)
  const answer = useSelector((state: RootState) => state.answers[id])
  const narrow = useNarrowViewport() && config.sheet
  const views = useFacetComponents(facets?.map(({ shownAs }) => shownAs) ?? [])
  useReveal(answer !== undefined && views !== null)
  if (!facets || !views) return null
  // Said in the markup, so that a page's layout can tell it from facets that are still to come.
  if (facets.length === 0) return <div className="vitrine-facets vitrine-facets--none" hidden />
  const shown = config.shown ?? FACET_VALUES_SHOWN
  const list = facets.map((facet) => {
    const View = views.get(facet.shownAs)
    return View && <View key={facet.field} id={id} facet={facet} answer={answer} shown={shown} />
  })
  return narrow ? (
    <FilterDialog id={id}>{list}</FilterDialog>
  ) : (
    <div className="vitrine-facets">{list}</div>
  )
}
