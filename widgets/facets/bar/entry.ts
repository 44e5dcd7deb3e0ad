import { type AnyRootEntry, widget } from '../../shared/entry/widgetEntry'
import { facets } from '../facets/entry'
import { barConfig } from './barConfig'
import { FacetsOrBar } from './FacetsOrBar'

/** The widget `facets` with the option `layout`. */
export const entry: AnyRootEntry = {
  ...facets,
  ...widget({ name: 'facets', config: barConfig, Component: FacetsOrBar, needsSearch: true }),
}
