import * as v from 'valibot'
import {
  emptyArray,
  fieldName,
  oneOf,
  onOff,
  queryName,
  text,
  textList,
  wholeNumber,
} from '../../config/values'
import { categoryList } from './categories'

const optional = <T extends v.GenericSchema>(schema: T) => v.optional(schema)
const settings = <T extends v.ObjectEntries>(entries: T) =>
  v.optional(v.union([v.object(entries, 'an object'), emptyArray()], 'an object'))

/** The start, end and gap of `facet.range` (spec 7.1). */
export const histogram = v.object(
  { start: text(), end: text(), gap: text() },
  'an object with start, end and gap',
)

/** The facet definition of spec 3.2, with its key names; `options` holds the per-field options of spec 7.1. */
export const facetDefinition = v.object(
  {
    settings: settings({
      settings: settings({
        widget: optional(text()),
        riot_solr: settings({ facet_label: optional(text()) }),
        exclude: optional(text()),
        active_sorts: optional(textList()),
        categories: optional(categoryList()),
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
        range: optional(histogram),
        stats: optional(onOff()),
        currency: optional(onOff()),
        alias: optional(queryName()),
      }),
    ),
  },
  'a facet definition, such as {"data": {"field": "city"}}',
)
