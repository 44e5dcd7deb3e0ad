import { widget } from '../shared/entry/widgetEntry'
import { CurrentFilters } from './CurrentFilters'
import { config } from './config'

export const currentFilters = widget({
  name: 'current-filters',
  config,
  Component: CurrentFilters,
  needsSearch: true,
})
