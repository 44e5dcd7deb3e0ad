import type { FacetMode } from '../facets/facetMode'
import type { FacetValue } from '../facets/facetValue'
import { escapeTerm } from '../solr/lucene/escape'
import type { Filter } from './filter'

/**
 * Formats a filter in its canonical form, which parseFilter reads back unchanged.
 * @returns '' without values: no request sends an empty filter.
 * @see spec 7.1, design decisions 3 and 4
 */
export function formatFilter(filter: Filter): string {
  if (filter.kind === 'other') return filter.text
  const { field } = filter
  if (filter.kind === 'range') {
    const tag = filter.tag === null ? '' : `{!tag=${filter.tag}}`
    return `${tag}${field}:[${filter.min} TO ${filter.max}]`
  }
  return formatValues(field, filter.mode, filter.values)
}

function formatValues(field: string, mode: FacetMode, values: readonly FacetValue[]): string {
  const [first] = values
  if (first === undefined) return ''
  const tag = mode === 'and' ? '' : `{!tag=${field}}`
  if (mode !== 'or' && values.length === 1) {
    return first === null ? `${tag}-${field}:[* TO *]` : `${tag}${field}:${escapeTerm(first)}`
  }
  return `${tag}${formatGroup(field, values, mode === 'and' ? 'AND' : 'OR')}`
}

/** Formats `field:( a OR b )` without a tag; the missing bucket is a nested group. */
export function formatGroup(
  field: string,
  values: readonly FacetValue[],
  join: 'AND' | 'OR' = 'OR',
): string {
  const terms = values.map((value) =>
    value === null ? `(*:* -${field}:[* TO *])` : escapeTerm(value),
  )
  return `${field}:( ${terms.join(` ${join} `)} )`
}
