import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { widget } from '../../shared/entry/widgetEntry'
import { standaloneFacet } from '../facet/StandaloneFacet'
import { config, name } from './config'

export const range = widget({
  name,
  config,
  Component: standaloneFacet('range'),
  needsSearch: true,
  facet: (settings) => facetFromSettings(settings, 'range'),
})
