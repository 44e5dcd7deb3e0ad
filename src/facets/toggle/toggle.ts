import * as v from 'valibot'
import { filledText, onOff } from '../../config/values'
import { escapeTerm } from '../../solr/lucene/escape'
import type { SearchRequest } from '../../solr/request/searchRequest'
import { withFacetQueries } from '../../solr/request/withFacetQueries'
import { withoutFacet } from '../../solr/request/withoutFacet'
import { parseBucketValue } from '../buckets/bucket'
import { bucketFilter } from '../buckets/bucketFilter'
import { bucketRange } from '../buckets/bucketRange'
import type { FacetKind } from '../further/facetKind'
import { BETWEEN, numbersOnly, withFilters } from '../further/numbersOnly'
import { toggleFilters, togglePairs } from './togglePairs'
import { isToggledOn, type Toggle, toggleOf } from './toggleState'

/** The name of a toggle's count in the response. */
export function toggleKey(field: string): string {
  return `${field}:on`
}

/** Facets of one switch, such as "Available now". */
export const toggle: FacetKind = {
  name: 'toggle',
  entries: {
    /** The value that it filters by. */
    on: v.optional(filledText()),
    /** Whether it excludes the value. */
    negated: v.optional(onOff()),
  },
  complete: (facet) => ({ ...facet, shownAs: 'toggle', mode: 'single' }),
  request: (request, facet) => toggleRequest(request, toggleOf(facet)),
  label: ({ text }, facet) =>
    isToggledOn([text], toggleOf(facet)) ? { text: facet.label, label: '' } : null,
  pairs: togglePairs,
  filters: toggleFilters,
}

/**
 * Counts what a toggle finds, in place of the values of its field. Of a field of numbers, Solr is asked for nothing but
 * numbers.
 */
function toggleRequest(request: SearchRequest, toggle: Toggle): SearchRequest {
  const { field, on, isNegated } = toggle
  const bucket = parseBucketValue(on)
  const clause = bucket ? bucketRange(bucket, []) : on === '*' ? '[* TO *]' : escapeTerm(on)
  const query = `${isNegated ? '-' : ''}${field}:${clause}`
  const isNumeric = bucket && numbersOnly(field, [bucket.from, bucket.to], BETWEEN)
  const filter = (text: string) =>
    isNegated && isToggledOn([text], toggle)
      ? `{!tag=${field}}${query}`
      : isNumeric?.(text)
        ? bucketFilter(text, field, [])
        : ''
  const { fq } = request.params
  const filtered = withFilters(request, bucket ? fq.map(filter) : fq)
  return withFacetQueries(withoutFacet(filtered, field), field, [{ key: toggleKey(field), query }])
}
