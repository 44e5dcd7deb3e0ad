import type { FacetKind } from '../further/facetKind'
import { isToggledOn, type Toggle, toggled, toggleOf } from './toggleState'

/** Whether no plain pair describes the filter of a toggle. */
const isFurther = ({ on, isNegated }: Toggle) => isNegated || on === '*'

/** Describes the filter of a toggle that excludes, or asks for any value: `pets[not][]=yes`, `note=*`. */
export const togglePairs: NonNullable<FacetKind['pairs']> = (facet, filters) => {
  const toggle = toggleOf(facet)
  return isFurther(toggle) && isToggledOn(filters, toggle)
    ? [[toggle.isNegated ? '[not][]' : '', toggle.on]]
    : null
}

/** Reads it from such a pair, also from that of a plain form. */
export const toggleFilters: NonNullable<FacetKind['filters']> = (facet, pairs) => {
  const toggle = toggleOf(facet)
  const isOn = pairs.some(
    ({ key, value }) =>
      value === toggle.on && (toggle.isNegated ? key === 'not' : key === null || /^\d*$/.test(key)),
  )
  return isFurther(toggle) && isOn ? toggled([], toggle) : null
}
