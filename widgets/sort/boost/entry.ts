import { widget } from '../../shared/entry/widgetEntry'
import { Boost } from './Boost'
import { config, name } from './config'

export const boost = widget({ name, config, Component: Boost, needsSearch: true })
