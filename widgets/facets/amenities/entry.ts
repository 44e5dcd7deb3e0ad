import { facetOf } from '../../../src/facets/config/facetWidget'
import { widget } from '../../shared/entry/widgetEntry'
import { AmenitiesWidget } from './AmenitiesWidget'
import { config } from './config'

export const amenities = widget({
  name: 'amenities',
  config,
  Component: AmenitiesWidget,
  needsSearch: true,
  facet: (own) => facetOf(own, 'amenities'),
})
