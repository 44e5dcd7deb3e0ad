import { escapeFilterValue } from './escapeFilterValue'
import type { SearchParams } from './params'

/** Prefers documents with any of the values: removes every boost and the sort, then adds one (spec 4.3). */
export function setBoost(
  params: SearchParams,
  field: string,
  values: readonly string[],
): SearchParams {
  const bq = values.length === 0 ? [] : [`${field}:(${values.map(escapeFilterValue).join(' ')})`]
  return { ...params, bq, sort: '' }
}

/** Removes every boost (spec 4.3). */
export function clearBoost(params: SearchParams): SearchParams {
  return params.bq.length === 0 ? params : { ...params, bq: [] }
}
