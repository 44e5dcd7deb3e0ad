import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { View } from './View'

export const view = widget({ name, config, Component: View, needsSearch: true })
