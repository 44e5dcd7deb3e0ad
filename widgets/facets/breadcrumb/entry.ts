import { widget } from '../../shared/entry/widgetEntry'
import { Breadcrumb } from './Breadcrumb'
import { config, name } from './config'

export const entry = widget({ name, config, Component: Breadcrumb, needsSearch: true })
