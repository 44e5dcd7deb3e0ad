import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { Status } from './Status'

export const status = widget({ name, config, Component: Status, needsSearch: true })
