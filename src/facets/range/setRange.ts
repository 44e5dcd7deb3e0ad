import { parseFilter } from '../../filters/filter'
import type { AreaRange } from '../../map/areaRange'
import { escapeFilterValue } from '../../solr/lucene/escape'
import { filterField } from '../../solr/lucene/filterField'
import { replaceFilters } from '../../solr/lucene/replaceFilters'

/** A range to filter by: two ends of which `*` is open, a single value (spec 3.8), or the corners of a map's area. */
export type RangeChoice =
  | AreaRange
  | { readonly min: number | '*'; readonly max: number | '*' }
  | { readonly value: string }

/**
 * Replaces all filters of a field with a range; null removes them.
 * @param tagged adds a tag by which the slider's extent excludes this filter.
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
