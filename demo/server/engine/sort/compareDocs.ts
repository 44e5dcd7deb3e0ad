import { compareCodePoints } from '../index/compareCodePoints'
import { isNumberType } from '../index/numberFormat'
import { fieldOf } from '../index/schema'
import type { SearchIndex } from '../index/searchIndex'
import { type Hits, scoreOf } from '../match/hits'
import { type Distances, GEODIST } from '../spatial/distances'
import type { SortKey } from './parseSort'
import { randomRank } from './randomRank'

/** Compares two documents: negative when the first sorts first, positive, or 0. */
export type Comparison = (first: number, second: number) => number

/** Compares by each key in turn, then by the order of the index. Missing values sort last. */
export function compareDocs(
  index: SearchIndex,
  hits: Hits,
  keys: readonly SortKey[],
  geodist: () => Distances,
): Comparison {
  const comparisons = keys.map((key) => {
    const rank = key.name === GEODIST ? geodist() : rankOf(index, hits, key.name)
    return (first: number, second: number): number => {
      const a = rank(first)
      const b = rank(second)
      if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
      const order =
        typeof a === 'string' || typeof b === 'string'
          ? compareCodePoints(String(a), String(b))
          : Math.sign(a - b) || 0
      return key.descending ? -order : order
    }
  })
  return (first, second) => {
    for (const compare of comparisons) {
      const order = compare(first, second)
      if (order !== 0) return order
    }
    return first - second
  }
}

type Rank = (doc: number) => number | string | null

function rankOf(index: SearchIndex, hits: Hits, name: string): Rank {
  if (name === 'score') return (doc) => scoreOf(hits, doc)
  if (name.startsWith('random_')) return (doc) => randomRank(name, doc)
  const { type } = fieldOf(index.schema, name)
  if (type === 'text') {
    return (doc) => {
      const value = index.documents[doc]?.[name]
      return value === undefined || value === null ? null : String(value)
    }
  }
  const { starts } = isNumberType(type) ? index.numbers(name) : index.terms(name)
  const values = isNumberType(type) ? index.numbers(name).values : index.terms(name).ordinals
  return (doc) => {
    const at = starts[doc] ?? 0
    return at < (starts[doc + 1] ?? 0) ? (values[at] ?? null) : null
  }
}
