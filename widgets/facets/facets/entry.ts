import { widget } from '../../shared/entry/widgetEntry'
import { loadFacetComponents } from '../facet/useFacetComponents'
import { config, name } from './config'
import { Facets } from './Facets'

export const facets = widget({
  name,
  config,
  Component: Facets,
  needsSearch: true,
  prepare: ({ searches }, id) =>
    loadFacetComponents(searches[id]?.config.facets.map(({ shownAs }) => shownAs) ?? []),
})
