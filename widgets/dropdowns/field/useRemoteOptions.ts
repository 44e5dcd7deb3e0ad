import { useCallback, useEffect } from 'react'
import { useDispatch, useSelector, useStore } from 'react-redux'
import {
  type FetchedOptions,
  optionsDismissed,
  optionsRequested,
  selectFetchedOptions,
} from '../../../slices/dropdowns/dropdowns'
import type { RootState } from '../../../slices/root'
import { DROPDOWN_FIRST_PAGE } from '../../../src/dropdowns/constants'

/** Before the first response, and when nothing is requested. */
const NOT_FETCHED: FetchedOptions = {
  term: '',
  page: DROPDOWN_FIRST_PAGE,
  status: 'pending',
  options: [],
  hasMore: false,
}

interface Inputs {
  /** The dropdown's id. */
  readonly id: string
  /** Null when nothing is to be fetched: the list is closed, its options are local, or the term breaks a limit. */
  readonly url: string | null
  readonly term: string
}

/** What a dropdown with remote options shows and can do. */
export interface RemoteOptions {
  /** Never the options of another term. */
  readonly fetched: FetchedOptions
  /** Requests the next page, if there is one and no request is pending. */
  readonly loadMore: () => void
  /** Requests the page again that has failed. */
  readonly retry: () => void
}

/** Remote options for the typed term, fetched page by page. */
export function useRemoteOptions({ id, url, term }: Inputs): RemoteOptions {
  const dispatch = useDispatch()
  const store = useStore<RootState>()
  const entry = useSelector((state: RootState) => selectFetchedOptions(state, id))
  useEffect(() => {
    if (url === null) return
    const page = DROPDOWN_FIRST_PAGE
    dispatch(optionsRequested({ dropdown: id, url, term, page, isTyping: term !== '' }))
  }, [dispatch, id, url, term])
  useEffect(() => {
    if (url !== null) return () => void dispatch(optionsDismissed({ dropdown: id }))
  }, [dispatch, id, url])

  // Reads the store when called, not the last render: scrolling calls it often.
  const requestPage = useCallback(
    (after: 'fetched' | 'failed') => {
      const now = selectFetchedOptions(store.getState(), id)
      if (url === null || now?.term !== term || now.status !== after) return
      if (after === 'fetched' && !now.hasMore) return
      const page = after === 'fetched' ? now.page + 1 : now.page
      dispatch(optionsRequested({ dropdown: id, url, term, page, isTyping: false }))
    },
    [dispatch, store, id, url, term],
  )
  const loadMore = useCallback(() => requestPage('fetched'), [requestPage])
  const retry = useCallback(() => requestPage('failed'), [requestPage])
  const fetched = url !== null && entry?.term === term ? entry : NOT_FETCHED
  return { fetched, loadMore, retry }
}
