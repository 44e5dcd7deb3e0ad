import { escapeFilterValue } from '../solr/lucene/escape'
import type { SearchParams } from '../solr/request/params'

/** The `bq` that boosts documents with any of the values of a field (spec 4.3). */
export function boostQuery(field: string, values: readonly string[]): string {
  return `${field}:(${values.map(escapeFilterValue).join(' ')})`
}

/** Replaces all boosts with one, and removes the sort (spec 4.3). */
export function setBoost(
  params: SearchParams,
  field: string,
  values: readonly string[],
): SearchParams {
  const bq = values.length === 0 ? [] : [boostQuery(field, values)]
  return { ...params, bq, sort: '' }
}

/** Removes all boosts (spec 4.3). */
export function clearBoost(params: SearchParams): SearchParams {
  return params.bq.length === 0 ? params : { ...params, bq: [] }
}
