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
  return fq.flatMap((facet): CurrentFilter[] => {
    const filter = parseFilter(facet)
    if (filter.kind === 'other') {
      const { text } = filter
      return [
        { facet, field: null, value: undefined, label: '', text, kind: 'other', range: undefined },
      ]
    }
    const { field } = filter
    const label = labels(field)
    if (filter.kind === 'range') {
      const min = end(field, filter.min === '*' ? '0' : filter.min, formatNumber)
      const max = end(field, filter.max, formatNumber)
      const text = `${min} to ${max}`
      return [{ facet, field, value: undefined, label, text, kind: 'range', range: { min, max } }]
    }
    return filter.values.map((value) => ({
      facet,
      field,
      value,
      label,
      text: value ?? '',
      kind: 'value',
      range: undefined,
    }))
  })
}

function end(field: string, text: string, format: (field: string, n: number) => string): string {
  const number = Number(text)
  return Number.isFinite(number) ? format(field, number) : text
}
