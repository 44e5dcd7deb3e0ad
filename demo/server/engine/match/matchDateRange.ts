import { dateRange, dateSpan, inOrder, type TimeSpan } from '../index/dateRange'
import { type DocSet, emptySet } from '../index/docSet'
import { valuesOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import type { Range } from '../lucene/queryNode'

/** The documents with a span that has any moment in common with the range (Solr's `op=Intersects`). */
export function matchDateRange(index: SearchIndex, field: string, range: Range): DocSet {
  const { min, max, includeMin, includeMax } = range
  const from = min === null ? -Infinity : dateSpan(min, index.dates).from
  const end = max === null ? { from: Infinity, to: Infinity } : dateSpan(max, index.dates)
  const span = { from: includeMin ? from : from + 1, to: includeMax ? end.to : end.from - 1 }
  return overlapping(index, field, inOrder(`${min} TO ${max}`, span))
}

/** The documents with a span that has any moment in common with a value such as `2026-07`. */
export function matchDateValue(index: SearchIndex, field: string, value: string): DocSet {
  return overlapping(index, field, dateRange(value, index.dates))
}

function overlapping(index: SearchIndex, field: string, span: TimeSpan): DocSet {
  const set = emptySet(index.size)
  index.documents.forEach((document, doc) => {
    for (const value of valuesOf(index.schema, document, field)) {
      const { from, to } = dateRange(String(value))
      if (from <= span.to && to >= span.from) set[doc] = 1
    }
  })
  return set
}
