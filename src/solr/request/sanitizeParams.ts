import { isSortList } from '../../sort/sortList'
import { quoteTerm } from '../lucene/escape'
import { isUnsafeQuery } from '../lucene/isUnsafeQuery'
import type { SearchParams } from './params'

/** A value that a link may not set. */
export interface RejectedValue {
  readonly name: string
  readonly value: string
}

export interface SanitizedParams {
  /** The very same object when nothing was rejected. */
  readonly params: SearchParams
  readonly rejected: readonly RejectedValue[]
}

/**
 * Removes whatever lets a hostile link reach beyond the search. An unsafe `q` is searched as plain text,
 * any other unsafe value is dropped.
 * @see design decision 8
 */
export function sanitizeParams(params: SearchParams): SanitizedParams {
  const rejected: RejectedValue[] = []
  const accept = (name: string, value: string, isSafe: boolean) => {
    if (!isSafe) rejected.push({ name, value })
    return isSafe
  }
  const safeValues = (name: string, values: readonly string[]) =>
    values.filter((value) => accept(name, value, !isUnsafeQuery(value)))

  const q = accept('q', params.q, !isUnsafeQuery(params.q)) ? params.q : quoteTerm(params.q)
  const fq = safeValues('fq', params.fq)
  const bq = safeValues('bq', params.bq)
  const isSortSafe = params.sort === '' || isSortList(params.sort)
  const sort = accept('sort', params.sort, isSortSafe) ? params.sort : ''
  const extra = Object.fromEntries(
    Object.entries(params.extra).map(([name, values]) => [name, safeValues(name, values)]),
  )
  return rejected.length === 0
    ? { params, rejected }
    : { params: { ...params, q, fq, bq, sort, extra }, rejected }
}
