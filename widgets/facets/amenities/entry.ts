import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { widget } from '../../shared/entry/widgetEntry'
import { standaloneFacet } from '../facet/StandaloneFacet'
import { config } from './config'

export const amenities = widget({
  name: 'amenities',
  config,
  Component: standaloneFacet('amenities'),
  needsSearch: true,
  facet: (settings) => facetFromSettings(settings, 'amenities'),
})
