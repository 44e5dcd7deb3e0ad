import { widget } from '../../shared/entry/widgetEntry'
import { Boost } from './Boost'
import { config } from './config'

export const boost = widget({ name: 'boost', config, Component: Boost, needsSearch: true })
