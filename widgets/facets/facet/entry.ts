import { facetOf } from '../../../src/facets/config/facetWidget'
import { widget } from '../../shared/entry/widgetEntry'
import { config } from './config'
import { FacetWidget } from './FacetWidget'

export const facet = widget({
  name: 'facet',
  config,
  Component: FacetWidget,
  needsSearch: true,
  facet: (own) => facetOf(own, 'facet'),
})
