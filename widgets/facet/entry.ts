import { type FacetConfig, facetMode } from '../../src/config/facet'
import { widget } from '../shared/widgetEntry'
import { config, type FacetWidgetConfig } from './config'
import { FacetWidget } from './FacetWidget'

export const facet = widget({
  name: 'facet',
  config,
  Component: FacetWidget,
  needsSearch: true,
  facet: facetOf,
})

/** The facet that a widget brings along where its component has none configured for the field. */
export function facetOf(own: FacetWidgetConfig): FacetConfig {
  return {
    field: own.field,
    label: own.label || own.field,
    widget: null,
    mode: facetMode(own.operator, own.limit_active_items),
    exclude: own.exclude || null,
    sorts: own.active_sorts ?? [],
    hardLimit: own.hard_limit ?? null,
    missing: own.facet_missing ?? false,
    mincount: own.facet_mincount ?? null,
    prefix: null,
    sort: null,
    offset: null,
    method: null,
    range: null,
    stats: false,
  }
}
