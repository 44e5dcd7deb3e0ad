import * as v from 'valibot'
import {
  fieldName,
  oneOf,
  onOff,
  queryName,
  text,
  textList,
  wholeNumber,
} from '../../config/values'
import { facetMode } from '../facetMode'
import { categoryList } from './categories'
import type { FacetConfig } from './facetConfig'
import { histogram } from './facetDefinition'

/** The settings of every facet widget (spec 3.3). */
const commonSettings = {
  field: fieldName(),
  operator: v.optional(oneOf(['and', 'or'])),
  label: v.optional(text()),
  alias: v.optional(queryName()),
  id: v.optional(text()),
}

/** Further settings of the widgets that list values. */
const valueFacetSettings = {
  ...commonSettings,
  exclude: v.optional(text()),
  limit_active_items: v.optional(onOff()),
  facet_missing: v.optional(onOff()),
  hard_limit: v.optional(wholeNumber()),
  facet_mincount: v.optional(wholeNumber(0)),
  active_sorts: v.optional(textList()),
}

const FACET = 'an object with the field, such as {"field": "city"}'

export const facetSettings = v.object(
  { ...valueFacetSettings, currency: v.optional(onOff()), shown: v.optional(wholeNumber(1)) },
  FACET,
)

export const rangeSettings = v.object(
  { ...commonSettings, currency: v.optional(onOff(), true), range: v.optional(histogram) },
  FACET,
)

/** The settings of the amenities widget (spec 3.12, design decision 25). */
export const amenitiesSettings = v.object(
  { ...valueFacetSettings, categories: v.optional(categoryList(), []) },
  FACET,
)

/** The settings of any facet widget. */
export type FacetSettings = v.InferOutput<typeof facetSettings> &
  Partial<
    Pick<v.InferOutput<typeof rangeSettings>, 'range'> &
      Pick<v.InferOutput<typeof amenitiesSettings>, 'categories'>
  >

type GivenSettings = { readonly field: string } & {
  readonly [K in Exclude<keyof FacetSettings, 'field'>]?: FacetSettings[K] | undefined
}

/** The facet of a facet widget, used when its component configures no facet for the field. */
export function facetFromSettings(settings: GivenSettings, shownAs: string): FacetConfig {
  return {
    field: settings.field,
    label: settings.label || settings.field,
    alias: settings.alias || null,
    widget: null,
    shownAs,
    currency: settings.currency ?? false,
    categories: settings.categories ?? [],
    mode: facetMode(settings.operator, settings.limit_active_items),
    exclude: settings.exclude || null,
    sorts: settings.active_sorts ?? [],
    hardLimit: settings.hard_limit ?? null,
    missing: settings.facet_missing ?? false,
    mincount: settings.facet_mincount ?? null,
    prefix: null,
    sort: null,
    offset: null,
    method: null,
    range: settings.range ?? null,
    stats: shownAs === 'range',
  }
}
