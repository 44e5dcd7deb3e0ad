import { useCallback, useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import {
  type FlagSource,
  flagDocsRequested,
  flagDocsRetried,
  selectFlagDocs,
} from '../../../slices/flags/flagDocs'
import { selectFlags } from '../../../slices/flags/flags'
import type { RootState } from '../../../slices/root'
import { appendNewRows } from '../../../src/flags/appendNewRows'
import type { Doc } from '../../../src/solr/response/searchResponse'
import { usePageDocs } from './usePageDocs'

/** A row's document, or why there is none. */
export type RowDoc = Doc | 'loading' | 'gone' | 'unknown'

/** What the view of a counter's list shows and can do. */
export interface FlagRowsState {
  /** The ids in the list: those saved now, and those removed since the list was opened. */
  readonly rows: readonly string[]
  /** The ids that are saved now. */
  readonly saved: readonly string[]
  /** The same function until a document changes. */
  readonly docOf: (id: string) => RowDoc
  /** Whether the last request failed. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * The rows of a counter's open list, and their documents. Missing documents are requested while the list is
 * open. Without a source the list shows what the page knows.
 */
export function useFlagRows(
  counter: string,
  { namespace, key }: { readonly namespace: string; readonly key: string },
  source: FlagSource | null,
): FlagRowsState {
  const dispatch = useDispatch()
  const saved = useSelector((state: RootState) => selectFlags(state, namespace))
  const { docs, failed } = useSelector((state: RootState) => selectFlagDocs(state, source))
  const pageDocs = usePageDocs(namespace, key)
  const [before, setRows] = useState(saved)
  const rows = appendNewRows(before, saved)
  if (rows !== before) setRows(rows)

  const request = useCallback(
    (ids: readonly string[]) => {
      if (source) dispatch(flagDocsRequested({ counter, source, ids }))
    },
    [dispatch, counter, source],
  )
  useEffect(() => request(saved), [request, saved])
  useEffect(() => () => request([]), [request])

  const retry = () => {
    if (source) dispatch(flagDocsRetried({ counter, source }))
  }
  const docOf = useCallback(
    (id: string): RowDoc => {
      const fetched = Object.hasOwn(docs, id) ? docs[id] : undefined
      if (fetched === null) return 'gone'
      return fetched ?? pageDocs.get(id) ?? (source && !failed ? 'loading' : 'unknown')
    },
    [docs, pageDocs, source, failed],
  )
  return { rows, saved, docOf, failed, retry }
}
