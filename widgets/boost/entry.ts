import { widget } from '../shared/widgetEntry'
import { Boost } from './Boost'
import { config } from './config'

export const boost = widget({ name: 'boost', config, Component: Boost, needsSearch: true })
