import type { CurrentFilter } from '../../filters/currentFilters'
import type { FacetConfig } from '../config/facetConfig'
import { readCircleFilter, withoutTag } from './circleFilter'

/**
 * Replaces the coordinates in a filter of `near`: where the visitor is, or looks for, is nobody's business but the
 * search's. What is left is the radius.
 */
export function withoutPosition(
  entry: CurrentFilter,
  facets: readonly FacetConfig[],
): CurrentFilter {
  const facet = facets.find(
    ({ field, shownAs }) =>
      String(shownAs) === 'near' && withoutTag(entry.facet).startsWith(`${field}:`),
  )
  if (!facet) return entry
  const { field, label } = facet
  const circle = readCircleFilter(entry.facet, field)
  const distance = circle?.km === null ? 'any distance' : `within ${circle?.km} km`
  const text = circle ? distance : 'area of the map'
  return { ...entry, field, label, text, kind: 'range', value: undefined, range: undefined }
}
