import { widget } from '../../shared/entry/widgetEntry'
import { config } from './config'
import { Status } from './Status'

export const status = widget({ name: 'status', config, Component: Status, needsSearch: true })
