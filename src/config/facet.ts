import * as v from 'valibot'
import type { FacetMode } from '../solr/fieldMode'
import { emptyArray, fieldName, oneOf, onOff, text, textList, wholeNumber } from './values'

/** One facet, as the rest of Vitrine knows it. */
export interface FacetConfig {
  readonly field: string
  readonly label: string
  /** The configured widget's name, before facet_widget_map. */
  readonly widget: string | null
  readonly mode: FacetMode
  /** Values that match are hidden (spec 5.2). */
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
}

const optional = <T extends v.GenericSchema>(schema: T) => v.optional(schema)
const settings = <T extends v.ObjectEntries>(entries: T) =>
  v.optional(v.union([v.object(entries, 'an object'), emptyArray()], 'an object'))

/** The facet definition of spec 3.2, under its own key names; `options` holds the per-field options of spec 7.1. */
export const facetDefinition = v.object(
  {
    settings: settings({
      settings: settings({
        widget: optional(text()),
        riot_solr: settings({ facet_label: optional(text()) }),
        exclude: optional(text()),
        active_sorts: optional(textList()),
      }),
    }),
    settings_global: settings({
      settings: settings({
        riotjs_label: optional(text()),
        operator: optional(oneOf(['and', 'or'])),
        hard_limit: optional(wholeNumber()),
        facet_missing: optional(onOff()),
        limit_active_items: optional(onOff()),
        facet_mincount: optional(wholeNumber(0)),
      }),
    }),
    data: v.object({ field: fieldName() }, 'an object with the field, such as {"field": "city"}'),
    options: optional(
      v.object({
        prefix: optional(text()),
        sort: optional(oneOf(['count', 'index'])),
        limit: optional(wholeNumber()),
        offset: optional(wholeNumber(0)),
        mincount: optional(wholeNumber(0)),
        missing: optional(onOff()),
        method: optional(oneOf(['enum', 'fc', 'fcs', 'uif', 'dvhash'])),
        range: optional(
          v.object(
            { start: text(), end: text(), gap: text() },
            'an object with start, end and gap',
          ),
        ),
        stats: optional(onOff()),
      }),
    ),
  },
  'a facet definition, such as {"data": {"field": "city"}}',
)

/** The facet widget's own settings, spec 3.3. */
export const facetWidgetSettings = {
  field: fieldName(),
  operator: optional(oneOf(['and', 'or'])),
  label: optional(text()),
  id: optional(text()),
  currency: optional(onOff()),
  exclude: optional(text()),
  limit_active_items: optional(onOff()),
  facet_missing: optional(onOff()),
  hard_limit: optional(wholeNumber()),
  facet_mincount: optional(wholeNumber(0)),
  active_sorts: optional(textList()),
  shown: optional(wholeNumber(1)),
}

/** Single mode wins: a choice replaces the facet's other value, so an operator has nothing to join (spec 4.2). */
export function facetMode(operator: string | undefined, single: boolean | undefined): FacetMode {
  if (single) return 'single'
  return operator === 'or' ? 'or' : 'and'
}
