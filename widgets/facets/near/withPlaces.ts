import { type NamedPlace, parsePoint } from '../../../src/facets/near/place'
import type { WrittenOption } from '../../shared/entry/widgetEntry'

interface Settings {
  readonly places?: readonly NamedPlace[]
  /** The values of options that are no points. */
  readonly badPlaces?: readonly string[]
}

/**
 * Adds the places of the themer's markup, `<option value="48.137,11.575">Munich</option>`, to the configured ones. An
 * option without a value is the first entry of a select, and no place.
 */
export function withPlaces(settings: Settings, options: readonly WrittenOption[]): Settings {
  const written = options.filter(({ value }) => value.trim() !== '')
  const places = written.flatMap(({ value, label }): NamedPlace | [] => {
    const point = parsePoint(value)
    return point ? { name: label.trim(), ...point, count: null } : []
  })
  const badPlaces = written.map(({ value }) => value).filter((value) => parsePoint(value) === null)
  const all = [...(settings.places ?? []), ...places]
  return { ...settings, badPlaces, ...(all.length > 0 && { places: all }) }
}

/** Names the options that are no places. */
export function findBadPlaces({ badPlaces = [] }: Settings): string | null {
  if (badPlaces.length === 0) return null
  const found = badPlaces.map((value) => `"${value}"`).join(', ')
  return `the value of each option must be latitude,longitude, such as "48.137,11.575", got ${found}; these are left out.`
}
