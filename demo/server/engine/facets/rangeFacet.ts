import type { DocSet } from '../index/docSet'
import type { SearchIndex } from '../index/searchIndex'
import { namedList } from '../response/namedList'
import { type JsonValue, OrderedMap } from '../response/orderedMap'
import { type SolrParams, toInt } from '../solrParams'
import { borderName, type RangeSteps, rangeSteps } from './rangeSteps'

/** Counts the documents of each step of a range facet. A step includes its lower border. */
export function rangeFacet(
  index: SearchIndex,
  params: SolrParams,
  field: string,
  set: DocSet,
): OrderedMap {
  const steps = rangeSteps(index, params, field)
  const { borders } = steps
  const counts = new Int32Array(Math.max(0, borders.length - 1))
  let before = 0
  let after = 0
  const { starts, values } = index.numbers(field)
  for (let doc = 0; doc < set.length; doc += 1) {
    if (!set[doc]) continue
    for (let at = starts[doc] ?? 0; at < (starts[doc + 1] ?? 0); at += 1) {
      const step = stepOf(borders, values[at] ?? Number.NaN)
      if (step < 0) before += 1
      else if (step >= counts.length) after += 1
      else counts[step] = (counts[step] ?? 0) + 1
    }
  }
  const mincount = toInt(params.forField(field, 'facet.mincount'), 0)
  const listed = Array.from(counts, (count, step): readonly [string, number] => [
    borderName(steps, borders[step] ?? 0),
    count,
  ]).filter(([, count]) => count >= mincount)
  const others: Readonly<Record<string, number>> = {
    before,
    after,
    between: counts.reduce((sum, count) => sum + count, 0),
  }
  return new OrderedMap([
    ['counts', namedList(listed, params.get('json.nl'))],
    ['gap', steps.type === 'date' ? steps.gap : Number(steps.gap)],
    ...requestedOthers(params, field).map((name): [string, JsonValue] => [name, others[name] ?? 0]),
    ['start', edge(steps, borders[0] ?? 0)],
    ['end', edge(steps, borders.at(-1) ?? 0)],
  ])
}

/** The step that contains a value: -1 before the first step, the number of steps after the last. */
function stepOf(borders: readonly number[], value: number): number {
  let low = 0
  let high = borders.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((borders[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return low - 1
}

function requestedOthers(params: SolrParams, field: string): readonly string[] {
  const requested = params.forField(field, 'facet.range.other')
  if (requested === undefined || requested === 'none') return []
  return requested === 'all' ? ['before', 'after', 'between'] : requested.split(',')
}

function edge(steps: RangeSteps, border: number): JsonValue {
  return steps.type === 'date' ? borderName(steps, border) : border
}
