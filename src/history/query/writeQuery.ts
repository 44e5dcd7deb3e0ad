import { sameValues } from '../../sameValues'
import type { SearchParams } from '../../solr/request/params'
import type { AddressedSearch } from '../address'
import { paramNames } from '../fragmentPairs'
import { paramValues } from '../paramValues'
import { pageLength } from './pageLength'
import { queryNames } from './queryNames'
import { queryPair } from './queryPairs'
import { splitFilters } from './splitFilters'

/**
 * Lists a component's pairs of a query string in their canonical order: the term, the facets in the order of the
 * page, other filters, sort, boosts, further params, and the page, counted from 1.
 * @see design decision 35
 */
export function queryPairs(params: SearchParams, search: AddressedSearch): readonly string[] {
  const { config, defaults } = search
  const names = queryNames(search)
  const { prefix, params: named } = names
  const exposed = paramNames(config.exposedParams)
  const pair = (name: string, value: string) => queryPair(prefix + name, value)
  const single = (param: string) => {
    const values = paramValues(params, param)
    if (!exposed.includes(param) || sameValues(values, paramValues(defaults, param))) return []
    const name = [...named].find(([, one]) => one === param)?.[0] ?? param
    return values.length > 1
      ? values.map((value) => pair(`${name}[]`, value))
      : [pair(name, values[0] ?? '')]
  }
  const list = (name: string, values: readonly string[]) =>
    exposed.includes(name) ? values.map((value) => pair(`${name}[]`, value)) : []

  const { readable, others } = splitFilters(params.fq, names)
  const further = [...named.values()].filter((param) => param !== 'q' && param !== 'sort')
  return [
    ...single('q'),
    ...readable.flatMap(({ pairs }) => pairs.map(([name, value]) => pair(name, value))),
    ...list('fq', others),
    ...single('sort'),
    ...list('bq', params.bq),
    ...further.flatMap(single),
    ...pagePairs(params, search).map(([name, value]) => pair(name, value)),
  ]
}

/** A start that is not the beginning of a page stands as it is. */
function pagePairs({ start, extra }: SearchParams, search: AddressedSearch) {
  if (start <= 0 || !search.config.exposedParams.includes('start')) return []
  const rows = pageLength(extra, search)
  return start % rows === 0
    ? [['pg', String(start / rows + 1)] as const]
    : [['start', String(start)] as const]
}
