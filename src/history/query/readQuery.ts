import type { SearchParams } from '../../solr/request/params'
import type { Address, AddressedSearch } from '../address'
import { paramNames } from '../fragmentPairs'
import { facetFilters } from './facetPairs'
import { pageLength } from './pageLength'
import { type QueryNames, queryNames } from './queryNames'
import { type QueryPair, splitQuery } from './queryPairs'

/** The names that a plain form or an old link has for params: Solr's. */
const PLAIN_NAMES = ['q', 'sort']

/**
 * Reads a component's params from the query string. Those that it does not name are left out.
 * @see design decision 35
 */
export function readQuery(address: Address, search: AddressedSearch): Partial<SearchParams> {
  const names = queryNames(search)
  const exposed = paramNames(search.config.exposedParams)
  const pairs = componentPairs(address, names, search)
  const valuesOf = (name: string) =>
    pairs.filter((pair) => pair.name === name).map(({ value }) => value)
  const listOf = (name: string) =>
    exposed.includes(name) ? valuesOf(name).filter((value) => value !== '') : []

  const single = new Map<string, string>()
  const extra = new Map<string, readonly string[]>()
  for (const [name, param] of names.params) {
    const found = valuesOf(name)
    const plain = PLAIN_NAMES.includes(param) ? valuesOf(param) : []
    const last = [...plain, ...found].at(-1)
    if (last === undefined) continue
    if (PLAIN_NAMES.includes(param)) single.set(param, last)
    else
      extra.set(
        param,
        found.filter((value) => value !== ''),
      )
  }
  const filters = [...names.facets].flatMap(([name, facet]) =>
    facetFilters(
      facet,
      pairs.filter((pair) => pair.name === name),
    ),
  )
  const fq = [...filters, ...listOf('fq')]
  const bq = listOf('bq')
  const rows = pageLength(Object.fromEntries(extra), search)
  const start = exposed.includes('start')
    ? readStart(valuesOf('pg').at(-1), valuesOf('start').at(-1), rows)
    : 0
  const [q, sort] = PLAIN_NAMES.map((name) => single.get(name))
  return {
    ...(q !== undefined && { q }),
    ...(sort !== undefined && { sort }),
    ...(fq.length > 0 && { fq }),
    ...(start > 0 && { start }),
    ...(bq.length > 0 && { bq }),
    ...(extra.size > 0 && { extra: Object.fromEntries(extra) }),
  }
}

/** The component's pairs, with their names as in `names`. */
export function componentPairs(
  { query, isPathInQ }: Address,
  names: QueryNames,
  search: AddressedSearch,
): readonly QueryPair[] {
  const { prefix, facets, params } = names
  const exposed = paramNames(search.config.exposedParams)
  const plain = [...PLAIN_NAMES, 'fq', 'bq', 'start'].filter((name) => exposed.includes(name))
  const known = new Set([
    ...plain.filter((name) => !(isPathInQ && name === 'q')),
    ...(exposed.includes('start') ? ['pg'] : []),
  ])
  return splitQuery(query).flatMap((pair) => {
    if (!pair.name.startsWith(prefix)) return []
    const base = pair.name.slice(prefix.length)
    const bracketed = `${base}[${pair.key}]`
    const name = params.has(bracketed) ? bracketed : base
    const isComponents = facets.has(name) || params.has(name) || known.has(name)
    return isComponents ? [{ ...pair, name }] : []
  })
}

function readStart(page: string | undefined, start: string | undefined, rows: number): number {
  const from = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
  return start === undefined ? Math.max(0, from(page) - 1) * Math.max(0, rows) : from(start)
}
