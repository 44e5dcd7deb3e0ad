import * as v from 'valibot'
import { onOff } from '../../config/values'
import type { SearchRequest } from '../../solr/request/searchRequest'
import { activeValues } from '../activeValues'
import { labelOf } from '../choices/valueLabels'
import type { FacetConfig } from '../config/facetConfig'
import type { FacetKind } from '../further/facetKind'
import { NEGATION_MESSAGES } from './messages'
import { negatedFilter, negatedValue, negatedValues } from './negatedValues'

/** Facets whose values can be excluded, too. */
export const negation: FacetKind = {
  name: 'negation',
  entries: {
    /** Whether each value can be excluded. */
    negatable: v.optional(onOff()),
  },
  complete: (facet) =>
    facet.further?.['negatable'] && facet.shownAs === 'facet'
      ? { ...facet, shownAs: 'negation' }
      : facet,
  request: negationRequest,
  label({ text }, facet, { translate }) {
    const value = negatedValue(text, facet.field)
    if (value === null) return null
    return { text: translate('facet.without', { value: labelOf(facet, value)?.label ?? value }) }
  },
  pairs: ({ field }, filters, plain) => [
    ...plain(filters.filter((text) => negatedValue(text, field) === null)),
    ...negatedValues(filters, field).map((value) => ['[not][]', value] as const),
  ],
  filters(facet, pairs, plain) {
    const chosen = plain(facet, pairs)
    // A plain form sends both for an excluded value that its visitor ticks.
    const values = new Set(activeValues(chosen, facet.field))
    const excluded = pairs.flatMap(({ key, value }) =>
      key === 'not' && !values.has(value) ? negatedFilter(facet.field, value) : [],
    )
    return [...chosen, ...new Set(excluded)]
  },
  messages: NEGATION_MESSAGES,
}

/** Tags the filters that exclude values, so that an excluded value keeps its count and its place in the list. */
function negationRequest(request: SearchRequest, { field }: FacetConfig): SearchRequest {
  const { params, facets } = request
  const fq = params.fq.map((text) => {
    const value = negatedValue(text, field)
    return value === null ? text : negatedFilter(field, value)
  })
  const counted = facets.map((facet) =>
    facet.field === field && facet.mode === 'and' ? ({ ...facet, mode: 'or' } as const) : facet,
  )
  return { ...request, params: { ...params, fq }, facets: counted }
}
