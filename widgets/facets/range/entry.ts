import { facetFromSettings } from '../../../src/facets/config/facetSettings'
import { widget } from '../../shared/entry/widgetEntry'
import { config } from './config'
import { RangeWidget } from './RangeWidget'

export const range = widget({
  name: 'range',
  config,
  Component: RangeWidget,
  needsSearch: true,
  facet: (own) => facetFromSettings(own, 'range'),
})
