import type { NearOptions } from '../../../src/facets/near/config'
import { type NamedPlace, parsePlaceValue } from '../../../src/facets/near/place'
import type { FacetCount } from '../../../src/solr/response/searchResponse'

/** The places of a facet's values that the page has seen, by the facet's options, for the names of chips. */
const seen = new WeakMap<NearOptions, readonly NamedPlace[]>()

/**
 * The configured places, then those of the facet's values, by their names.
 * @param counts the values of `places_field`; without them those of the latest call
 */
export function placesOf(
  options: NearOptions,
  counts?: readonly FacetCount[],
): readonly NamedPlace[] {
  if (counts) {
    const found = counts.flatMap(({ value, count }) => parsePlaceValue(value ?? '', count) ?? [])
    seen.set(
      options,
      found.toSorted((a, b) => a.name.localeCompare(b.name)),
    )
  }
  const further = seen.get(options)
  return further ? [...options.places, ...further] : options.places
}
