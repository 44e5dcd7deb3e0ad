import type { SolrParams } from '../solrParams'
import { type JsonValue, OrderedMap } from './orderedMap'

/** The header of a response: the status, the time in milliseconds, and the params as sent. */
export function responseHeader(
  status: number,
  milliseconds: number,
  params: SolrParams,
): OrderedMap {
  const names = [...new Set(params.pairs.map(([name]) => name))]
  const echoed = names.map((name): [string, JsonValue] => {
    const values = params.all(name)
    return [name, values.length === 1 ? (values[0] ?? '') : values]
  })
  return new OrderedMap([
    ['status', status],
    ['QTime', Math.round(milliseconds)],
    ['params', new OrderedMap(echoed)],
  ])
}
