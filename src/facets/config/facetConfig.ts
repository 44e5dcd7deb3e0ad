import type * as v from 'valibot'
import type { FieldEntry } from '../../config/fields'
import type { FacetConfig, facetDefinition } from './facet'
import { facetMode } from './facetMode'
import { facetWidgetOf } from './facetWidgetOf'

type Definition = v.InferOutput<typeof facetDefinition>

/**
 * A facet definition (spec 3.2) in our own shape. The field's entry gives the Solr field and the last
 * choice of label: facet_label, else riotjs_label, else the entry's name (design decision 4).
 */
export function facetConfig(
  definition: Definition,
  fields: readonly FieldEntry[],
  widgetMap: Readonly<Record<string, string>>,
): FacetConfig {
  const own = inside(inside(definition.settings).settings)
  const global = inside(inside(definition.settings_global).settings)
  const options = definition.options ?? {}
  const entry = fields.find((one) => one.key === definition.data.field)
  const field = entry?.solr_field ?? definition.data.field
  const isRange = Boolean(options.range || options.stats)
  const shownAs = facetWidgetOf(own.widget ?? null, widgetMap, isRange)
  return {
    field,
    label: inside(own.riot_solr).facet_label || global.riotjs_label || entry?.name || field,
    widget: own.widget ?? null,
    shownAs,
    currency: options.currency ?? shownAs === 'range',
    categories: own.categories ?? [],
    mode: facetMode(global.operator, global.limit_active_items),
    exclude: own.exclude || null,
    sorts: own.active_sorts ?? [],
    hardLimit: options.limit ?? global.hard_limit ?? null,
    missing: options.missing ?? global.facet_missing ?? false,
    mincount: options.mincount ?? global.facet_mincount ?? null,
    prefix: options.prefix ?? null,
    sort: options.sort ?? null,
    offset: options.offset ?? null,
    method: options.method ?? null,
    range: options.range ?? null,
    stats: options.stats ?? shownAs === 'range',
  }
}

/** PHP writes an empty map as []: then there is nothing inside. */
function inside<T>(value: T): Partial<Exclude<T, readonly unknown[] | undefined>> {
  const empty = value === undefined || Array.isArray(value)
  return (empty ? {} : value) as Partial<Exclude<T, readonly unknown[] | undefined>>
}
