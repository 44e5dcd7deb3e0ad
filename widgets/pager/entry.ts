import { widget } from '../shared/entry/widgetEntry'
import { config } from './config'
import { Pager } from './Pager'

export const pager = widget({ name: 'pager', config, Component: Pager, needsSearch: true })
