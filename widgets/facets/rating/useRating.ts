import { useCallback, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { rangeChosen } from '../../../slices/search/searchActions'
import { selectParams } from '../../../slices/search/selectSearch'
import { chosenStep, stepsOf } from '../../../src/facets/rating/rating'
import { ratingKey } from '../../../src/facets/rating/ratingRequest'
import { DEFAULT_MINCOUNT } from '../../../src/solr/constants'
import { queryCount } from '../../../src/solr/response/queryCount'
import { type PrefetchHandlers, usePrefetch } from '../../shared/prefetch/usePrefetch'
import type { FacetProps } from '../facet/facetProps'

/** One rating that can be asked for. */
export interface RatingItem {
  readonly step: number
  readonly count: number
  readonly active: boolean
}

/** What a view of ratings shows and can do. */
export interface RatingState {
  /** The ratings that results have, the best first. */
  readonly items: readonly RatingItem[]
  readonly isChosen: boolean
  /** Asks for a rating of at least a step; null for any. */
  readonly choose: (step: number | null) => void
  /** The handlers by which a rating prefetches its search; undefined when that is off. */
  readonly prefetch: PrefetchHandlers<number> | undefined
}

/** The ratings of a facet, with the counts of an answer and the choice of the current search. */
export function useRating({ id, facet, answer }: FacetProps): RatingState {
  const dispatch = useDispatch()
  const { field, mincount } = facet
  const { fq } = useSelector((state: RootState) => selectParams(state, id))
  const chosen = chosenStep(fq, field)
  const items = useMemo(() => {
    if (!answer) return []
    const { queries } = answer.answer
    return stepsOf(facet, fq)
      .map((step) => ({
        step,
        count: queryCount(queries, ratingKey(field, step)),
        active: step === chosen,
      }))
      .filter(({ count, active }) => active || count >= (mincount ?? DEFAULT_MINCOUNT))
  }, [answer, facet, field, mincount, fq, chosen])
  const createAction = useCallback(
    (step: number | null) =>
      rangeChosen({ id, field, range: step === null ? null : { min: step, max: '*' } }),
    [id, field],
  )
  const prefetch = usePrefetch<number>(id, 'all', createAction)
  return {
    items,
    isChosen: chosen !== null,
    choose: (step) => dispatch(createAction(step)),
    prefetch,
  }
}
