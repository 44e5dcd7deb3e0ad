import * as v from 'valibot'
import { fieldName, oneOf, onOff, text, textList, wholeNumber } from '../../config/values'
import type { FacetWidgetName } from '../../contract/widgets'
import { categoryList } from './categories'
import { type FacetConfig, histogram } from './facet'
import { facetMode } from './facetMode'

/** The settings of every facet widget, spec 3.3. */
const common = {
  field: fieldName(),
  operator: v.optional(oneOf(['and', 'or'])),
  label: v.optional(text()),
  id: v.optional(text()),
}

/** Beside them what a facet definition could say of a facet with values. */
const withValues = {
  ...common,
  exclude: v.optional(text()),
  limit_active_items: v.optional(onOff()),
  facet_missing: v.optional(onOff()),
  hard_limit: v.optional(wholeNumber()),
  facet_mincount: v.optional(wholeNumber(0)),
  active_sorts: v.optional(textList()),
}

const FACET = 'an object with the field, such as {"field": "city"}'

export const facetSettings = v.object(
  { ...withValues, currency: v.optional(onOff()), shown: v.optional(wholeNumber(1)) },
  FACET,
)

export const rangeSettings = v.object(
  { ...common, currency: v.optional(onOff(), true), range: v.optional(histogram) },
  FACET,
)

/** spec 3.12, design decision 25. */
export const amenitiesSettings = v.object(
  { ...withValues, categories: v.optional(categoryList(), []) },
  FACET,
)

/** What any of them may say. */
export type FacetSettings = v.InferOutput<typeof facetSettings> &
  Partial<
    Pick<v.InferOutput<typeof rangeSettings>, 'range'> &
      Pick<v.InferOutput<typeof amenitiesSettings>, 'categories'>
  >

/** The facet that a widget brings along where its component has none configured for the field. */
export function facetOf(own: FacetSettings, shownAs: FacetWidgetName): FacetConfig {
  return {
    field: own.field,
    label: own.label || own.field,
    widget: null,
    shownAs,
    currency: own.currency ?? false,
    categories: own.categories ?? [],
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
    range: own.range ?? null,
    stats: shownAs === 'range',
  }
}
