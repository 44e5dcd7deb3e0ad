import type * as v from 'valibot'
import type { FieldEntry } from '../../config/fields'
import type { FacetMode } from '../facetMode'
import type { AmenityCategory } from './categories'
import type { facetDefinition } from './facetDefinition'
import { facetFromSettings } from './facetSettings'
import { widgetForFacet } from './widgetForFacet'

/** A facet's configuration, as all code past the decoder reads it. */
export interface FacetConfig {
  readonly field: string
  readonly label: string
  /** Its name in the query string, instead of the field (design decision 35). */
  readonly alias: string | null
  /** The widget's name in the definition, before facet_widget_map is applied. */
  readonly widget: string | null
  /** The widget that shows the facet in the `facets` widget. */
  readonly shownAs: string
  /** Whether the values are amounts of money (spec 3.3). */
  readonly currency: boolean
  /** The categories of an amenities facet (spec 3.12). */
  readonly categories: readonly AmenityCategory[]
  readonly mode: FacetMode
  /** Hides the values that match this pattern (spec 5.2). */
  readonly exclude: string | null
  readonly sorts: readonly string[]
  readonly hardLimit: number | null
  readonly missing: boolean
  readonly mincount: number | null
  readonly prefix: string | null
  readonly sort: 'count' | 'index' | null
  readonly offset: number | null
  readonly method: string | null
  readonly range: { readonly start: string; readonly end: string; readonly gap: string } | null
  readonly stats: boolean
  /** Options beyond those of every page, decoded, by name: the code that loads with them reads them. */
  readonly further?: Readonly<Record<string, unknown>>
}

export type Definition = v.InferOutput<typeof facetDefinition>

/**
 * Converts a facet definition (spec 3.2). The label is facet_label, else riotjs_label, else the name of the
 * field's entry, which also gives the Solr field (design decision 4).
 */
export function toFacetConfig(
  definition: Definition,
  fields: readonly FieldEntry[],
  widgetMap: Readonly<Record<string, string>>,
): FacetConfig {
  const settings = asObject(asObject(definition.settings).settings)
  const global = asObject(asObject(definition.settings_global).settings)
  const options = definition.options ?? {}
  const entry = fields.find((one) => one.key === definition.data.field)
  const field = entry?.solr_field ?? definition.data.field
  const isRange = Boolean(options.range || options.stats)
  const shownAs = widgetForFacet(settings.widget ?? null, widgetMap, isRange)
  return {
    ...facetFromSettings(
      {
        ...global,
        field,
        label:
          asObject(settings.riot_solr).facet_label || global.riotjs_label || (entry?.name ?? ''),
        alias: options.alias,
        currency: options.currency ?? shownAs === 'range',
        categories: settings.categories,
        exclude: settings.exclude,
        active_sorts: settings.active_sorts,
        hard_limit: options.limit ?? global.hard_limit,
        facet_missing: options.missing ?? global.facet_missing,
        facet_mincount: options.mincount ?? global.facet_mincount,
        range: options.range,
      },
      shownAs,
    ),
    widget: settings.widget ?? null,
    prefix: options.prefix ?? null,
    sort: options.sort ?? null,
    offset: options.offset ?? null,
    method: options.method ?? null,
    stats: options.stats ?? shownAs === 'range',
  }
}

/** The settings, or an empty object: PHP writes an empty map as []. */
function asObject<T>(value: T): Partial<Exclude<T, readonly unknown[] | undefined>> {
  const empty = value === undefined || Array.isArray(value)
  return (empty ? {} : value) as Partial<Exclude<T, readonly unknown[] | undefined>>
}
