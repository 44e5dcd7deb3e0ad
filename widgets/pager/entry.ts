import { widget } from '../shared/entry/widgetEntry'
import { config, name } from './config'
import { Pager } from './Pager'

export const pager = widget({ name, config, Component: Pager, needsSearch: true })
