import { countTerms } from '../facets/countTerms'
import type { DocSet } from '../index/docSet'
import { formatNumber, isNumberType } from '../index/numberFormat'
import { fieldOf, type SchemaField } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import { type JsonValue, OrderedMap } from '../response/orderedMap'
import { SolrError } from '../solrError'

const SUPPORTED: readonly SchemaField['type'][] = ['string', 'int', 'double', 'date']

/** The stats of a field over a set, in Solr's order. Strings have no sums. */
export function fieldStats(index: SearchIndex, field: string, set: DocSet): OrderedMap {
  const { type } = fieldOf(index.schema, field)
  if (!SUPPORTED.includes(type)) {
    throw new SolrError(`Field type ${type} of ${field} is not currently supported by stats`)
  }
  if (!isNumberType(type)) return termStats(index, field, set)
  const { values, missing } = numbersOf(index, field, set)
  const count = values.length
  const sum = values.reduce((total, value) => total + value, 0)
  const squares = values.reduce((total, value) => total + value * value, 0)
  const shown = (value: number): JsonValue =>
    type === 'date' ? formatNumber(value, 'date') : value
  const extreme = (value: number): JsonValue => (count === 0 ? null : shown(value))
  const spread = count > 1 ? Math.sqrt((count * squares - sum * sum) / (count * (count - 1))) : 0
  return new OrderedMap([
    ['min', extreme(values.reduce((min, value) => Math.min(min, value), Infinity))],
    ['max', extreme(values.reduce((max, value) => Math.max(max, value), -Infinity))],
    ['count', count],
    ['missing', missing],
    ['sum', sum],
    ['sumOfSquares', squares],
    ['mean', count === 0 ? Number.NaN : shown(sum / count)],
    ['stddev', spread],
  ])
}

function numbersOf(
  index: SearchIndex,
  field: string,
  set: DocSet,
): { values: number[]; missing: number } {
  const column = index.numbers(field)
  const values: number[] = []
  let missing = 0
  for (let doc = 0; doc < set.length; doc += 1) {
    if (!set[doc]) continue
    const start = column.starts[doc] ?? 0
    const end = column.starts[doc + 1] ?? 0
    if (start === end) missing += 1
    for (let at = start; at < end; at += 1) values.push(column.values[at] ?? 0)
  }
  return { values, missing }
}

function termStats(index: SearchIndex, field: string, set: DocSet): OrderedMap {
  const column = index.terms(field)
  const { counts, missing } = countTerms(column, set)
  const there = column.terms.filter((_, ordinal) => (counts[ordinal] ?? 0) > 0)
  return new OrderedMap([
    ['min', there[0] ?? null],
    ['max', there.at(-1) ?? null],
    ['count', counts.reduce((total, count) => total + count, 0)],
    ['missing', missing],
  ])
}
