import type { FacetValue } from '../facets/facetValue'
import { parseFilter } from './filter'

/** One removable entry of the current filters (spec 3.7). */
export interface CurrentFilter {
  /** The filter as written in `fq`. */
  readonly facet: string
  /** Null when the filter is not one of a facet. */
  readonly field: string | null
  /** Undefined when the entry is the whole filter. */
  readonly value: FacetValue | undefined
  /** The facet's label, or '' without a field. */
  readonly label: string
  /** The value ('' for the missing bucket), `{min} to {max}`, or the filter itself. */
  readonly text: string
  readonly kind: 'value' | 'range' | 'other'
  /** A range's formatted ends, for texts in other languages; undefined otherwise. */
  readonly range: { readonly min: string; readonly max: string } | undefined
}

/**
 * Lists the filters, with one entry for each value.
 * @param formatNumber formats a range's end, for example as currency.
 * @see spec 3.7, 3.8
 */
export function currentFilters(
  fq: readonly string[],
  labels: (field: string) => string,
  formatNumber: (field: string, n: number) => string = (_, n) => String(n),
): readonly CurrentFilter[] {
  return fq.flatMap((facet): readonly CurrentFilter[] => {
    const filter = parseFilter(facet)
    const isOther = filter.kind === 'other'
    const field = isOther ? null : filter.field
    const label = field === null ? '' : labels(field)
    const entry = { facet, field, value: undefined, label, range: undefined }
    if (isOther) return [{ ...entry, text: filter.text, kind: 'other' }]
    if (filter.kind === 'values')
      return filter.values.map((value) => ({ ...entry, value, text: value ?? '', kind: 'value' }))
    const min = end(filter.field, filter.min === '*' ? '0' : filter.min, formatNumber)
    const max = end(filter.field, filter.max, formatNumber)
    return [{ ...entry, text: `${min} to ${max}`, kind: 'range', range: { min, max } }]
  })
}

function end(field: string, text: string, format: (field: string, n: number) => string): string {
  const number = Number(text)
  return Number.isFinite(number) ? format(field, number) : text
}
