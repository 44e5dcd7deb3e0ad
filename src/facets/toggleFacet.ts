import { parseFilter } from '../filters/filter'
import { formatFilter } from '../filters/formatFilter'
import { removeFilterValue } from '../filters/removeFilterValue'
import { filterField } from '../solr/lucene/filterField'
import { replaceFilters } from '../solr/lucene/replaceFilters'
import { activeValues } from './activeValues'
import type { FacetMode } from './facetMode'
import type { FacetValue } from './facetValue'
import { orFilter } from './orFilter'

/** The part of a facet's configuration that a toggle needs. */
export interface ToggledFacet {
  readonly field: string
  readonly mode: FacetMode
}

/**
 * Selects a value, or deselects it when it is selected; the other filters keep their order.
 * @see spec 4.2, design decision 4
 */
export function toggleFacet(
  fq: readonly string[],
  facet: ToggledFacet,
  value: FacetValue,
): readonly string[] {
  const { field, mode } = facet
  const active = activeValues(fq, field)
  const chosen = active.includes(value)
  if (mode === 'or') {
    const values = chosen ? active.filter((other) => other !== value) : [...active, value]
    return replaceFilters(fq, (text) => hasValuesOf(field, text), orFilter(field, values))
  }
  if (chosen) return removeValue(fq, field, value)
  const filter = formatFilter({ kind: 'values', field, mode, values: [value] })
  if (mode === 'and') return [...fq, filter]
  return replaceFilters(fq, (text) => filterField(parseFilter(text)) === field, filter)
}

function removeValue(fq: readonly string[], field: string, value: FacetValue): readonly string[] {
  return fq.reduce<readonly string[]>(
    (left, text) => (hasValuesOf(field, text) ? removeFilterValue(left, { text, value }) : left),
    fq,
  )
}

function hasValuesOf(field: string, text: string): boolean {
  const filter = parseFilter(text)
  return filter.kind === 'values' && filter.field === field
}
