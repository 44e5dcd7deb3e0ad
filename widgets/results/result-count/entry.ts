import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { ResultCount } from './ResultCount'

export const resultCount = widget({
  name,
  config,
  Component: ResultCount,
  needsSearch: true,
})
