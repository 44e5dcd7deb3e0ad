import { useCallback, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { facetToggled } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import { activeValues } from '../../../src/facets/activeValues'
import { bucketItems } from '../../../src/facets/buckets/bucketItems'
import { bucketKey } from '../../../src/facets/buckets/bucketRequest'
import { bucketsOf } from '../../../src/facets/buckets/buckets'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'
import { queryCount } from '../../../src/solr/response/queryCount'
import { usePrefetch } from '../../shared/prefetch/usePrefetch'
import type { FacetProps } from '../facet/facetProps'
import type { FacetItems } from '../facet/useFacetItems'

/** A facet's buckets and what a visitor can do with each. */
export interface BucketsState extends FacetItems {
  /** The first chosen value; undefined for none. */
  readonly chosen: FacetValue | undefined
}

/** The buckets with the counts of an answer, and the ticks of the current search. */
export function useBuckets({ id, facet, answer }: FacetProps): BucketsState {
  const dispatch = useDispatch()
  const { field, mincount } = facet
  const { fq } = useSelector((state: RootState) => selectParams(state, id))
  const active = useMemo(() => activeValues(fq, field), [fq, field])
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
  const createAction = useCallback(
    (value: FacetValue) => facetToggled({ id, field, value }),
    [id, field],
  )
  const toggle = useCallback(
    (value: FacetValue) => dispatch(createAction(value)),
    [dispatch, createAction],
  )
  const prefetch = usePrefetch(id, 'all', createAction)
  return { items, toggle, prefetch, chosen: active[0] }
}
