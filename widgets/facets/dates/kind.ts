import { createDatesKind } from '../../../src/facets/dates/datesKind'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { DatesFacet } from './DatesFacet'

/** Facets of dates. @param now the time in milliseconds since the epoch, by which presets such as the weekend are reckoned */
export function createDates(now: () => number): FacetWidgetKind {
  return { ...createDatesKind(now), Component: DatesFacet }
}
