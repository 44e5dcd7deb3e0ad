import { widget } from '../../shared/entry/widgetEntry'
import { config } from './config'
import { Facets } from './Facets'

export const facets = widget({ name: 'facets', config, Component: Facets, needsSearch: true })
