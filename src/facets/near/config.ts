import * as v from 'valibot'
import { anyNumber, fieldName, oneOf, onOff, text } from '../../config/values'
import type { FacetConfig } from '../config/facetConfig'
import { numberTexts } from '../further/numberTexts'
import { DEFAULT_RADII } from './constants'
import type { DistanceUnit } from './distanceFormat'
import { type NamedPlace, parsePlaceValue, parsePoint } from './place'

/** The options of `near`, decoded. */
export interface NearOptions {
  /** The places that a visitor can choose by name. */
  readonly places: readonly NamedPlace[]
  /** The field of a facet whose values are further places, such as `Munich|48.137,11.575`. */
  readonly placesField: string | null
  /** In the unit in which distances are shown. */
  readonly radii: readonly number[]
  /** The radius that is chosen first; the middle one of `radii` without it. */
  readonly radius: number | null
  readonly slider: boolean
  readonly anyDistance: boolean
  /** The unit of the page's language without it. */
  readonly unit: DistanceUnit | null
  /** Whether the visitor's own position can be chosen. */
  readonly locate: boolean
}

const PLACES = 'places with their points, such as "Munich|48.1,11.6; Lugano|46,8.9"'
const RADII = 'distances such as "5,10,25,50"'

const place = v.pipe(
  v.object({ label: text(), at: text() }, PLACES),
  v.check(({ label, at }) => label.trim() !== '' && parsePoint(at) !== null, PLACES),
  v.transform(
    ({ label, at }): NamedPlace => ({
      name: label.trim(),
      ...(parsePoint(at) ?? { lat: 0, lng: 0 }),
      count: null,
    }),
  ),
)

const placeText = v.pipe(
  v.string(PLACES),
  v.transform((value) => value.split(';').filter((one) => one.trim() !== '')),
  v.check((values) => values.every((one) => parsePlaceValue(one, null) !== null), PLACES),
  v.transform((values) => values.flatMap((one) => parsePlaceValue(one, null) ?? [])),
)

const radii = () =>
  v.pipe(
    numberTexts(RADII),
    // `Number('')` is 0, which nobody meant.
    v.check((list) => list.length > 0 && list.every((one) => /^\d+(?:\.\d+)?$/.test(one)), RADII),
    v.transform((list): readonly number[] =>
      [...new Set(list.map(Number))].sort((one, other) => one - other),
    ),
  )

/** The options of `near`, beside those of every facet. One that is not written is not there. */
export const nearEntries = {
  places: v.optional(v.union([v.array(place), placeText], PLACES)),
  places_field: v.optional(fieldName()),
  radii: v.optional(radii()),
  radius: v.optional(anyNumber(0)),
  slider: v.optional(onOff()),
  any_distance: v.optional(onOff()),
  unit: v.optional(oneOf(['km', 'mi'])),
  locate: v.optional(onOff()),
}

/** Whether a facet is shown as `near`; its options alone do not make it one. */
export function isNear({ shownAs }: Pick<FacetConfig, 'shownAs'>): boolean {
  return shownAs === 'near'
}

type Decoded = v.InferOutput<v.ObjectSchema<typeof nearEntries, undefined>>

const none = {}
const read = new WeakMap<object, NearOptions>()

/** The decoded options of a facet; the same object each time. */
export function nearOptionsOf({ further = none }: Pick<FacetConfig, 'further'>): NearOptions {
  const options = read.get(further) ?? toNearOptions(further as Decoded)
  read.set(further, options)
  return options
}

function toNearOptions(options: Decoded): NearOptions {
  return {
    places: options.places ?? [],
    placesField: options.places_field ?? null,
    radii: options.radii ?? DEFAULT_RADII,
    radius: options.radius ?? null,
    slider: options.slider ?? false,
    anyDistance: options.any_distance ?? false,
    unit: options.unit ?? null,
    locate: options.locate ?? true,
  }
}
