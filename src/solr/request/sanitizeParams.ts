import type { FacetConfig } from '../../facets/config/facetConfig'
import { usableFilters } from '../../filters/usableFilters'
import { isSortList } from '../../sort/sortList'
import { quoteTerm } from '../lucene/escape'
import { isUnsafeQuery } from '../lucene/isUnsafeQuery'
import { CONTROLS } from './encodePairs'
import { type SearchParams, sameParams } from './params'

/** A value that a link may not set. */
export interface RejectedValue {
  readonly name: string
  readonly value: string
}

export interface SanitizedParams {
  /** The very same object when nothing changes. */
  readonly params: SearchParams
  readonly rejected: readonly RejectedValue[]
}

/**
 * Removes whatever lets a hostile link reach beyond the search. An unsafe `q` is searched as plain text,
 * any other unsafe value is dropped. Control characters, what is empty without them, and unusable filters go
 * without a report.
 * @param facets the page's, for usableFilters
 * @see design decision 8
 */
export function sanitizeParams(
  params: SearchParams,
  facets?: readonly FacetConfig[],
): SanitizedParams {
  const rejected: RejectedValue[] = []
  const accept = (name: string, value: string, isSafe: boolean) => {
    if (!isSafe) rejected.push({ name, value })
    return isSafe
  }
  const safeValues = (name: string, values: readonly string[]) =>
    values
      .map(removeControls)
      .filter((value) => value && accept(name, value, !isUnsafeQuery(value)))

  const query = removeControls(params.q)
  const q = accept('q', query, !isUnsafeQuery(query)) ? query : quoteTerm(query)
  const fq = usableFilters(safeValues('fq', params.fq), facets)
  const bq = safeValues('bq', params.bq)
  const isSortSafe = params.sort === '' || isSortList(params.sort)
  const sort = accept('sort', params.sort, isSortSafe) ? params.sort : ''
  const extra = Object.fromEntries(
    Object.entries(params.extra).map(([name, values]) => [name, safeValues(name, values)]),
  )
  const sanitized = { ...params, q, fq, bq, sort, extra }
  return { params: sameParams(sanitized, params) ? params : sanitized, rejected }
}

/** Removes control characters before the checks, so that none can hide local params. */
function removeControls(text: string): string {
  return text.replace(CONTROLS, '')
}
