import { useCallback, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { pageChosen } from '../../slices/search/searchActions'
import { selectAnswer, selectParams, selectStatus } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { type PagerModel, pagerModel } from '../../src/pager/pager'
import type { SearchParams } from '../../src/solr/request/params'
import { useAddress } from '../shared/history/useAddress'
import { type PrefetchHandlers, usePrefetch } from '../shared/prefetch/usePrefetch'
import type { PagerConfig } from './config'

/** What a pager's view shows and can do. */
export interface PagerState extends PagerModel {
  /** Shows the page that begins at this `start`. */
  readonly choose: (start: number) => void
  /** The address of a page, for a new tab. */
  readonly href: (start: number) => string
  /** The handlers by which a page's link prefetches its search; undefined when that is off. */
  readonly prefetch: PrefetchHandlers<number> | undefined
}

/** The pages of the results that are shown; null before the first response. */
export function usePager(id: ComponentId, config: PagerConfig): PagerState | null {
  const dispatch = useDispatch()
  const answer = useSelector((state: RootState) => selectAnswer(state, id))
  const settled = useRef<SearchParams | null>(null)
  // While a search is pending, the links stay those of the results that are shown.
  const params = useSelector(
    (state: RootState) =>
      (selectStatus(state, id) === 'pending' && settled.current) || selectParams(state, id),
  )
  settled.current = params
  const model = useMemo(() => {
    if (!answer) return null
    const { numFound, start } = answer.answer
    return pagerModel({ numFound, start, rows: answer.rows, ...config })
  }, [answer, config])
  const createAction = useCallback((start: number) => pageChosen({ id, start }), [id])
  const prefetch = usePrefetch(id, 'pages', createAction)
  const addressOf = useAddress(id)
  if (!model || !addressOf) return null
  return {
    ...model,
    choose: (start) => dispatch(createAction(start)),
    href: (start) => addressOf({ ...params, start }),
    prefetch,
  }
}
