import { parseFilter } from '../filters/filter'
import type { FacetValue } from './facetValue'

/** The values of a field that the filters select, each once, in the order of the filters. */
export function activeValues(fq: readonly string[], field: string): readonly FacetValue[] {
  const values = new Set<FacetValue>()
  for (const text of fq) {
    const filter = parseFilter(text)
    if (filter.kind !== 'values' || filter.field !== field) continue
    for (const value of filter.values) values.add(value)
  }
  return [...values]
}
