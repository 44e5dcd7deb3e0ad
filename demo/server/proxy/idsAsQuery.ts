import type { Params } from './params'
import { SEPARATOR, splitIds } from './splitIds'

const REPLACED = ['ids', 'q', 'defType', 'rows', 'start', 'sort']

/**
 * Writes a fetch by `ids` as a query: Solr's own `ids` param answers on one shard only, and without
 * `rows` a query would list ten documents. The ids are a value of the terms parser, which reads no
 * syntax in them. Other requests are left as they are.
 */
export function idsAsQuery(params: Params): Params {
  const idsParam = params.find(([name]) => name === 'ids')
  if (!idsParam) return params
  const ids = splitIds(idsParam[1])
  return [
    ['q', `{!terms f=id separator="${SEPARATOR}"}${ids.join(SEPARATOR)}`],
    ['defType', 'lucene'],
    ['rows', String(ids.length)],
    ...params.filter(([name]) => !REPLACED.includes(name)),
  ]
}
