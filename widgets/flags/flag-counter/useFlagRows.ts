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

/** What a row has to show: its document, or why there is none. */
export type RowDoc = Doc | 'loading' | 'gone' | 'unknown'

/**
 * The rows of a counter's list since it was opened, and their documents. They are asked for as long as the
 * list is open; without a source they are what the page knows.
 */
export function useFlagRows(
  counter: string,
  { namespace, key }: { readonly namespace: string; readonly key: string },
  source: FlagSource | null,
) {
  const dispatch = useDispatch()
  const saved = useSelector((state: RootState) => selectFlags(state, namespace))
  const { docs, failed } = useSelector((state: RootState) => selectFlagDocs(state, source))
  const known = usePageDocs(namespace, key)
  const [rows, setRows] = useState(saved)
  const shown = appendNewRows(rows, saved)
  if (shown !== rows) setRows(shown)

  const ask = useCallback(
    (ids: readonly string[]) => {
      if (source) dispatch(flagDocsRequested({ counter, source, ids }))
    },
    [dispatch, counter, source],
  )
  useEffect(() => ask(saved), [ask, saved])
  useEffect(() => () => ask([]), [ask])

  const retry = () => {
    if (source) dispatch(flagDocsRetried({ counter, source }))
  }

  /** The very same function as long as it would say the same. */
  const docOf = useCallback(
    (id: string): RowDoc => {
      const fetched = Object.hasOwn(docs, id) ? docs[id] : undefined
      if (fetched === null) return 'gone'
      return fetched ?? known.get(id) ?? (source && !failed ? 'loading' : 'unknown')
    },
    [docs, known, source, failed],
  )
  return { rows: shown, saved, docOf, failed, retry }
}
