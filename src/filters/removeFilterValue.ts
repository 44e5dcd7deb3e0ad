import type { FacetValue } from '../facets/facetValue'
import { replaceFilters } from '../solr/lucene/replaceFilters'
import { parseFilter } from './filter'
import { formatFilter } from './formatFilter'

/** What a current-filter entry removes: a whole filter, or one of its values. */
export interface RemovedEntry {
  /** The filter as written in `fq`. */
  readonly text: string
  readonly value?: FacetValue | undefined
}

/** Removes one entry of the current filters; a filter of several values keeps the others (spec 3.7, 4.2). */
export function removeFilterValue(fq: readonly string[], entry: RemovedEntry): readonly string[] {
  return replaceFilters(fq, (text) => text === entry.text, remainder(entry))
}

function remainder({ text, value }: RemovedEntry): string | null {
  const filter = parseFilter(text)
  if (value === undefined || filter.kind !== 'values') return null
  if (!filter.values.includes(value)) return text
  return formatFilter({ ...filter, values: filter.values.filter((other) => other !== value) })
}
