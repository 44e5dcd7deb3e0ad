import * as v from 'valibot'
import { widget } from '../shared/widgetEntry'
import { ResultCount } from './ResultCount'

const config = v.object({})

export const resultCount = widget({
  name: 'result-count',
  config,
  Component: ResultCount,
  needsSearch: true,
})
