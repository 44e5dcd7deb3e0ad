import { formatFilter } from '../filters/formatFilter'
import type { FacetValue } from './facetValue'

/**
 * Joins the selected values of one field into a single tagged filter.
 * @returns null when no value is selected: the field's filter is then removed.
 * @see spec 4.2
 */
export function orFilter(field: string, values: readonly FacetValue[]): string | null {
  return values.length === 0 ? null : formatFilter({ kind: 'values', field, mode: 'or', values })
}
