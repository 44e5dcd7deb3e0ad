import { parseFilter } from '../../filters/filter'
import { formatFilter } from '../../filters/formatFilter'
import { filterField } from '../../solr/lucene/filterField'
import { replaceFilters } from '../../solr/lucene/replaceFilters'
import type { TreeFacet } from './levelFields'

/** The filters with one value of a tree in place of all others; null removes them. The other filters keep their order. */
export function chooseNode(
  fq: readonly string[],
  { field, mode }: TreeFacet,
  value: string | null,
): readonly string[] {
  const filter =
    value === null ? null : formatFilter({ kind: 'values', field, mode, values: [value] })
  return replaceFilters(fq, (text) => filterField(parseFilter(text)) === field, filter)
}
