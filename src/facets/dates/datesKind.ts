import { isFilterOf } from '../choices/chosenCount'
import type { FacetKind } from '../further/facetKind'
import { dateLabel } from './dateLabel'
import { dateFilters, datePairs } from './datePairs'
import { datesRequest } from './datesRequest'
import { DATES_MESSAGES } from './messages'
import { datesEntries } from './options'

/** The facets of dates, without their view. @param now the time in milliseconds since the epoch */
export function createDatesKind(now: () => number): FacetKind {
  return {
    name: 'dates',
    entries: datesEntries,
    complete: (facet) => ({
      ...facet,
      shownAs: 'dates',
      mode: 'single',
      stats: false,
      range: null,
    }),
    request: (request, facet, { facets }) => datesRequest(request, facet, facets, now()),
    label: ({ text }, facet, words) =>
      isFilterOf(text, facet.field)
        ? {
            text: dateLabel(text, facet, words),
          }
        : null,
    pairs: datePairs,
    filters: dateFilters,
    messages: DATES_MESSAGES,
  }
}
