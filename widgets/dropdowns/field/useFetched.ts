import { useCallback, useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import {
  choicesDismissed,
  type Fetched,
  pageWanted,
  selectFetched,
} from '../../../slices/dropdowns/choices'
import type { RootState } from '../../../slices/root'
import { DROPDOWN_FIRST_PAGE } from '../../../src/contract/constants'

/** Nothing has come yet; nor is anything wanted, where there is no address. */
const NOTHING: Fetched = {
  term: '',
  page: DROPDOWN_FIRST_PAGE,
  status: 'waiting',
  choices: [],
  more: false,
}

interface Asks {
  readonly box: string
  /** Null where nothing is fetched: the list is closed, its options are in the page, or the term has no good length. */
  readonly url: string | null
  readonly term: string
}

/** Remote options for what is typed now, page by page. What was fetched for another term is never shown. */
export function useFetched({ box, url, term }: Asks) {
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const found = useSelector((state: RootState) => selectFetched(state, box))
  useEffect(() => {
    if (url === null) return
    const page = DROPDOWN_FIRST_PAGE
    dispatch(pageWanted({ box, url, term, page, typing: term !== '' }))
  }, [dispatch, box, url, term])
  useEffect(() => {
    if (url !== null) return () => void dispatch(choicesDismissed({ box }))
  }, [dispatch, box, url])

  /** Asks for the page behind the last one, or for the one that failed: read at once, since scrolling tells it often. */
  const go = useCallback(
    (from: Fetched['status']) => {
      const own = selectFetched(store.getState(), box)
      if (url === null || own?.term !== term || own.status !== from) return
      if (from === 'here' && !own.more) return
      const page = from === 'here' ? own.page + 1 : own.page
      dispatch(pageWanted({ box, url, term, page, typing: false }))
    },
    [dispatch, store, box, url, term],
  )
  const loadMore = useCallback(() => go('here'), [go])
  const retry = useCallback(() => go('failed'), [go])
  const fetched = url !== null && found?.term === term ? found : NOTHING
  return { fetched, loadMore, retry }
}
