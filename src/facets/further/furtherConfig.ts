import * as v from 'valibot'
import { text } from '../../config/values'
import { type Definition, type FacetConfig, toFacetConfig } from '../config/facetConfig'
import { facetDefinition } from '../config/facetDefinition'
import {
  amenitiesSettings,
  type FacetSettings,
  facetFromSettings,
  facetSettings,
  rangeSettings,
} from '../config/facetSettings'
import { type FacetKind, isOfKind } from './facetKind'

/** A definition with options beyond those of every page. */
export interface FurtherDefinition extends Definition {
  readonly further?: Further
}

type Further = Readonly<Record<string, unknown>>
type Kinds = readonly FacetKind[]

const SETTINGS: Readonly<Record<string, { readonly entries: v.ObjectEntries }>> = {
  range: rangeSettings,
  amenities: amenitiesSettings,
}

/** The options that kinds add. */
export function entriesOf(kinds: Kinds): v.ObjectEntries {
  return Object.assign({}, ...kinds.map(({ entries }) => entries))
}

/** The schema of a facet widget's settings with the options of some kinds. */
export function furtherSettings(widget: string, kinds: Kinds) {
  const { entries } = SETTINGS[widget] ?? facetSettings
  return v.object(
    { ...entries, ...entriesOf(kinds) },
    'an object with the field, such as {"field": "city"}',
  )
}

/** The facet of a facet widget with such settings. */
export function furtherFacet(settings: object, widget: string, kinds: Kinds): FacetConfig {
  const facet = facetFromSettings(settings as FacetSettings, widget)
  return completed(facet, pick(settings, kinds), kinds)
}

/** The facet of a definition with further options. */
export const toFurtherFacet =
  (kinds: Kinds): typeof toFacetConfig =>
  (definition: FurtherDefinition, ...rest) =>
    completed(toFacetConfig(definition, ...rest), definition.further ?? {}, kinds)

/** Joins two facets of one field: what the first one does not say, its kind included, is that of the second. */
export const joinFacets =
  (kinds: Kinds) =>
  (known: FacetConfig, added: FacetConfig): FacetConfig => {
    const isFurther = kinds.some(({ name }) => name === added.shownAs)
    const shownAs = isFurther && known.shownAs === 'facet' ? added.shownAs : known.shownAs
    const further = { ...added.further, ...known.further }
    const isSame =
      Object.keys(further).length === Object.keys(known.further ?? {}).length &&
      shownAs === known.shownAs
    return isSame ? known : completed({ ...known, shownAs }, further, kinds)
  }

function completed(facet: FacetConfig, further: Further, kinds: Kinds): FacetConfig {
  const before = Object.keys(further).length > 0 ? { ...facet, further } : facet
  return kinds.reduce(
    (one, kind) => (isOfKind(one, kind) ? (kind.complete?.(one) ?? one) : one),
    before,
  )
}

function pick(settings: object, kinds: Kinds): Further {
  const known = entriesOf(kinds)
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name, value]) => Object.hasOwn(known, name) && value !== undefined,
    ),
  )
}

const DEFINITION = 'a facet definition, such as {"field": "city"}'

/**
 * The schema of a facet's definition: that of spec 3.2, or the flat one with the options of the facet widgets:
 * `{"field": "city", "label": "City", "operator": "or", "widget": "facet"}`.
 */
export function furtherDefinition(kinds: Kinds): v.GenericSchema<unknown, FurtherDefinition> {
  const { data, options, ...settings } = facetDefinition.entries
  const further = entriesOf(kinds)
  const { field, ...flat } = {
    ...rangeSettings.entries,
    ...amenitiesSettings.entries,
    ...facetSettings.entries,
    ...options.wrapped.entries,
  }
  // Nullish: one that can't be read takes the definition away, as a required one does.
  const schema = v.object(
    {
      ...settings,
      data: v.nullish(data),
      options: v.optional(v.object({ ...options.wrapped.entries, ...further })),
      field: v.nullish(field),
      widget: v.optional(text()),
      ...flat,
      ...further,
    },
    DEFINITION,
  )
  return v.pipe(
    schema,
    v.check((definition) => Boolean(definition.data ?? definition.field), DEFINITION),
    v.transform((definition) => toDefinition(definition as never, kinds)),
  )
}

type Flat = FacetSettings & { readonly widget?: string } & Partial<Definition>

/** Brings a definition into the form of spec 3.2. */
function toDefinition(definition: Flat, kinds: Kinds): FurtherDefinition {
  const { settings, settings_global, data, options } = definition
  const further = { ...pick(options ?? {}, kinds), ...pick(definition, kinds) }
  if (data) return { settings, settings_global, data, options, further }
  const { widget, label, exclude, active_sorts, categories } = definition
  const { operator, hard_limit, facet_missing, limit_active_items, facet_mincount } = definition
  return {
    data: { field: definition.field },
    settings: {
      settings: { widget, exclude, active_sorts, categories, riot_solr: { facet_label: label } },
    },
    settings_global: {
      settings: { operator, hard_limit, facet_missing, limit_active_items, facet_mincount },
    },
    options: { ...definition, ...options },
    further,
  }
}
