import { parseFilter } from '../../filters/filter'
import { replaceFilters } from '../../solr/lucene/replaceFilters'
import { activeValues } from '../activeValues'
import type { FacetConfig } from '../config/facetConfig'
import { negatedValues, toggleNegated } from '../negation/negatedValues'
import { toggleFacet } from '../toggleFacet'

/** What a toggle filters by. */
export interface Toggle {
  readonly field: string
  /** A value, a bucket such as `4-`, or `*` for any value. */
  readonly on: string
  /** Whether it excludes the value. */
  readonly isNegated: boolean
}

/** The toggle of a facet, which filters by `true` unless configured otherwise. */
export function toggleOf({ field, further }: Pick<FacetConfig, 'field' | 'further'>): Toggle {
  const on = (further?.['on'] as string | undefined) ?? 'true'
  return { field, on, isNegated: further?.['negated'] === true }
}

/** Whether the filters have that of a toggle. */
export function isToggledOn(fq: readonly string[], { field, on, isNegated }: Toggle): boolean {
  if (on === '*') return fq.some((text) => isAny(text, field, isNegated))
  return (isNegated ? negatedValues : activeValues)(fq, field).includes(on)
}

/** The filters after a press of a toggle. */
export function toggled(fq: readonly string[], toggle: Toggle): readonly string[] {
  const { field, on, isNegated } = toggle
  if (on === '*') {
    const filter = `{!tag=${field}}${isNegated ? '-' : ''}${field}:[* TO *]`
    return replaceFilters(
      fq,
      (text) => isAny(text, field, isNegated),
      isToggledOn(fq, toggle) ? null : filter,
    )
  }
  return isNegated ? toggleNegated(fq, field, on) : toggleFacet(fq, { field, mode: 'single' }, on)
}

/** Whether a filter asks for any value of a field, or for none. */
function isAny(text: string, field: string, isNegated: boolean): boolean {
  const filter = parseFilter(text)
  if (filter.kind === 'other' || filter.field !== field) return false
  if (filter.kind === 'range') return !isNegated && filter.min === '*' && filter.max === '*'
  return isNegated && filter.values.length === 1 && filter.values[0] === null
}
