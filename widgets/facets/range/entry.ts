import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { widget } from '../../shared/entry/widgetEntry'
import { standaloneFacet } from '../facet/StandaloneFacet'
import { config } from './config'

export const range = widget({
  name: 'range',
  config,
  Component: standaloneFacet('range'),
  needsSearch: true,
  facet: (settings) => facetFromSettings(settings, 'range'),
})
