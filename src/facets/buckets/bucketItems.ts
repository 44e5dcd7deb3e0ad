import { DEFAULT_MINCOUNT } from '../../solr/constants'
import type { FacetItem } from '../facetItems'
import type { FacetValue } from '../facetValue'
import { type Bucket, bucketValue, parseBucketValue } from './bucket'

/** What the list of buckets depends on. */
export interface BucketList {
  readonly buckets: readonly Bucket[]
  /** The chosen values. */
  readonly active: readonly FacetValue[]
  readonly countOf: (value: FacetValue) => number
  /** The smallest count of a listed bucket. */
  readonly mincount: number | null
  /** The previous list: an unchanged item stays the same object, and so does an unchanged list. */
  readonly previous: readonly FacetItem[]
}

/** Lists buckets with their counts, from the smallest numbers on; chosen values are always listed (spec 3.4). */
export function bucketItems(list: BucketList): readonly FacetItem[] {
  const { buckets, active, countOf, mincount, previous } = list
  const values = new Set<FacetValue>([...buckets.map(bucketValue), ...active])
  const known = new Map(previous.map((item) => [item.facet, item]))
  const items = [...values].toSorted(compareValues).flatMap((facet): FacetItem[] => {
    const item = { facet, count: countOf(facet), active: active.includes(facet) }
    if (!item.active && item.count < (mincount ?? DEFAULT_MINCOUNT)) return []
    const before = known.get(facet)
    return [before?.count === item.count && before.active === item.active ? before : item]
  })
  const isSame = items.length === previous.length && items.every((item, i) => item === previous[i])
  return isSame ? previous : items
}

/** Buckets by their numbers; other values, such as a single number of a link, behind them. */
function compareValues(a: FacetValue, b: FacetValue): number {
  const [first, second] = [startOf(a), startOf(b)]
  return first < second ? -1 : Number(first > second)
}

function startOf(value: FacetValue): number {
  const bucket = value === null ? null : parseBucketValue(value)
  return bucket ? (bucket.from ?? Number.NEGATIVE_INFINITY) : Number.POSITIVE_INFINITY
}
