import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { standaloneFacet } from './StandaloneFacet'

export const facet = widget({
  name,
  config,
  Component: standaloneFacet('facet'),
  needsSearch: true,
  facet: (settings) => facetFromSettings(settings, 'facet'),
})
