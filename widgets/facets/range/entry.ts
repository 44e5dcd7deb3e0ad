import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { widget } from '../../shared/entry/widgetEntry'
import { standaloneFacet } from '../facet/StandaloneFacet'
import { loadFacetComponents } from '../facet/useFacetComponents'
import { config, name } from './config'

export const range = widget({
  name,
  config,
  Component: standaloneFacet('range'),
  needsSearch: true,
  facet: (settings) => facetFromSettings(settings, 'range'),
  prepare: () => loadFacetComponents(['range']),
})
