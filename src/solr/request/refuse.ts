import { isSortList } from '../../sort/sortList'
import { quoteTerm } from '../lucene/quoteTerm'
import { reachesOut } from '../lucene/reachesOut'
import type { SearchParams } from './params'

/** A value that came from a link and was not taken as it stands. */
export interface RefusedValue {
  readonly name: string
  readonly value: string
}

/** What is left of the params, and what was refused. */
export interface Refusal {
  readonly params: SearchParams
  readonly refused: readonly RefusedValue[]
}

/**
 * Refuses what a hostile link could reach beyond the search with: q is then taken as text, any
 * other value is dropped.
 * @see design decision 8
 */
export function refuseParams(params: SearchParams): Refusal {
  const refused: RefusedValue[] = []
  const keep = (name: string, value: string, isFine: boolean) => {
    if (!isFine) refused.push({ name, value })
    return isFine
  }
  const safe = (name: string, values: readonly string[]) =>
    values.filter((value) => keep(name, value, !reachesOut(value)))

  const q = keep('q', params.q, !reachesOut(params.q)) ? params.q : quoteTerm(params.q)
  const fq = safe('fq', params.fq)
  const bq = safe('bq', params.bq)
  const sortIsFine = params.sort === '' || isSortList(params.sort)
  const sort = keep('sort', params.sort, sortIsFine) ? params.sort : ''
  const extra = Object.fromEntries(
    Object.entries(params.extra).map(([name, values]) => [name, safe(name, values)]),
  )
  return refused.length === 0
    ? { params, refused }
    : { params: { ...params, q, fq, bq, sort, extra }, refused }
}
