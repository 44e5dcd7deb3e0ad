import type { Params } from './params'
import { SEPARATOR, splitIds } from './splitIds'

const REPLACED = ['ids', 'q', 'defType', 'rows', 'start', 'sort']

/**
 * Rewrites a fetch by `ids` as a query, since Solr's `ids` param works on one shard only. It sets `rows`, because a
 * query returns ten documents by default. The terms parser reads the ids as data, not as syntax. Requests without
 * `ids` do not change.
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
