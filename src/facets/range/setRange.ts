import { parseFilter } from '../../filters/filter'
import type { AreaRange } from '../../map/areaRange'
import { escapeFilterValue } from '../../solr/lucene/escapeFilterValue'
import { filterField } from '../../solr/lucene/filterField'
import { replaceFilters } from '../../solr/lucene/replaceFilters'

/** `*` leaves an end open; a single value is allowed in place of both (spec 3.8); of a map, the corners of an area. */
export type RangeChoice =
  | AreaRange
  | { readonly min: number | '*'; readonly max: number | '*' }
  | { readonly value: string }

/**
 * Replaces any filter on the field by a range; null clears it.
 * @param tagged lets the slider exclude its own filter, so that its extent stays.
 * @see spec 3.8, 4.2, design decision 4
 */
export function setRange(
  fq: readonly string[],
  field: string,
  range: RangeChoice | null,
  tagged = true,
): readonly string[] {
  const filter = range && `${tagged ? `{!tag=${field}}` : ''}${field}:${formatRange(range)}`
  return replaceFilters(fq, (text) => filterField(parseFilter(text)) === field, filter)
}

function formatRange(range: RangeChoice): string {
  return 'value' in range ? escapeFilterValue(range.value) : `[${range.min} TO ${range.max}]`
}
