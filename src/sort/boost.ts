import { escapeFilterValue } from '../solr/lucene/escapeFilterValue'
import type { SearchParams } from '../solr/request/params'

/** What prefers documents with any of the values of a field (spec 4.3). */
export function boostQuery(field: string, values: readonly string[]): string {
  return `${field}:(${values.map(escapeFilterValue).join(' ')})`
}

/** Prefers documents with any of the values: removes every boost and the sort, then adds one (spec 4.3). */
export function setBoost(
  params: SearchParams,
  field: string,
  values: readonly string[],
): SearchParams {
  const bq = values.length === 0 ? [] : [boostQuery(field, values)]
  return { ...params, bq, sort: '' }
}

/** Removes every boost (spec 4.3). */
export function clearBoost(params: SearchParams): SearchParams {
  return params.bq.length === 0 ? params : { ...params, bq: [] }
}
