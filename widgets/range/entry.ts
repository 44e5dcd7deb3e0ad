import { facetOf } from '../../src/config/facetWidget'
import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { RangeWidget } from './RangeWidget'

export const range = widget({
  name: 'range',
  config,
  Component: RangeWidget,
  needsSearch: true,
  facet: (own) => facetOf(own, 'range'),
})
