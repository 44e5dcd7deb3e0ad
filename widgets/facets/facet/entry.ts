import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { widget } from '../../shared/entry/widgetEntry'
import { config } from './config'
import { FacetWidget } from './FacetWidget'

export const facet = widget({
  name: 'facet',
  config,
  Component: FacetWidget,
  needsSearch: true,
  facet: (own) => facetFromSettings(own, 'facet'),
})
