import { useMemo, useRef } from 'react'
import { bucketItems } from '../../../src/facets/buckets/bucketItems'
import { bucketKey } from '../../../src/facets/buckets/bucketRequest'
import { bucketsOf } from '../../../src/facets/buckets/buckets'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'
import { queryCount } from '../../../src/solr/response/queryCount'
import type { FacetProps } from '../facet/facetProps'
import type { FacetItems } from '../facet/useFacetItems'
import { useSelection } from '../selection/useSelection'

/** A facet's buckets and what a visitor can do with each. */
export interface BucketsState extends FacetItems {
  /** The first chosen value; undefined for none. */
  readonly chosen: FacetValue | undefined
}

/** The buckets with the counts of an answer, and the ticks of the current search. */
export function useBuckets({ id, facet, answer }: FacetProps): BucketsState {
  const { field, mincount } = facet
  const { active, ...selection } = useSelection(id, field)
  const previous = useRef<readonly FacetItem[]>([])
  const items = useMemo(() => {
    if (!answer) return previous.current
    const { queries } = answer.answer
    return bucketItems({
      buckets: bucketsOf(facet),
      active,
      countOf: (value) => queryCount(queries, bucketKey(field, value ?? '')),
      mincount,
      previous: previous.current,
    })
  }, [answer, facet, field, mincount, active])
  previous.current = items
  return { items, ...selection, chosen: active[0] }
}
