import { widget } from '../../shared/entry/widgetEntry'
import { config } from './config'
import { ResultCount } from './ResultCount'

export const resultCount = widget({
  name: 'result-count',
  config,
  Component: ResultCount,
  needsSearch: true,
})
