import * as v from 'valibot'
import { widget } from '../shared/widgetEntry'
import { CurrentFilters } from './CurrentFilters'

const config = v.object({})

export const currentFilters = widget({
  name: 'current-filters',
  config,
  Component: CurrentFilters,
  needsSearch: true,
})
