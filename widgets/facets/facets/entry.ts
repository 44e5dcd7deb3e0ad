import { widget } from '../../shared/entry/widgetEntry'
import { config, name } from './config'
import { Facets } from './Facets'

export const facets = widget({ name, config, Component: Facets, needsSearch: true })
