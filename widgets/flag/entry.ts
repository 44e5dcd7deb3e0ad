import { widget } from '../shared/widgetEntry'
import { config } from './config'
import { Flag } from './Flag'

export const flag = widget({ name: 'flag', config, Component: Flag })
