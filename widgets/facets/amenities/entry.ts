import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { widget } from '../../shared/entry/widgetEntry'
import { AmenitiesWidget } from './AmenitiesWidget'
import { config } from './config'

export const amenities = widget({
  name: 'amenities',
  config,
  Component: AmenitiesWidget,
  needsSearch: true,
  facet: (own) => facetFromSettings(own, 'amenities'),
})
