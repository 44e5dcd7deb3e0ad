import { widget } from '../shared/entry/widgetEntry'
import { CurrentFilters } from './CurrentFilters'
import { config, name } from './config'

export const currentFilters = widget({
  name,
  config,
  Component: CurrentFilters,
  needsSearch: true,
})
