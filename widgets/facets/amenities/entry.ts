import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { widget } from '../../shared/entry/widgetEntry'
import { standaloneFacet } from '../facet/StandaloneFacet'
import { loadFacetComponents } from '../facet/useFacetComponents'
import { config, name } from './config'

export const amenities = widget({
  name,
  config,
  Component: standaloneFacet('amenities'),
  needsSearch: true,
  facet: (settings) => facetFromSettings(settings, 'amenities'),
  prepare: () => loadFacetComponents(['amenities']),
})
