import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { Sort } from './Sort'

export const sort = widget({ name: 'sort', config, Component: Sort, needsSearch: true })
