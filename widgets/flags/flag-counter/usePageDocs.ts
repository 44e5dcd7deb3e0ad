import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectFlagTitles } from '../../../slices/flags/flagTitles'
import type { RootState } from '../../../slices/root'
import { docsByKey } from '../../../src/flags/docsByKey'
import type { Doc } from '../../../src/solr/response/searchResponse'

/**
 * Saved items as the page knows them without asking (design decision 15): the documents that its searches
 * show now, and what flags on it call them.
 */
export function usePageDocs(namespace: string, key: string): ReadonlyMap<string, Doc> {
  const answers = useSelector((state: RootState) => state.answers)
  const titles = useSelector((state: RootState) => selectFlagTitles(state, namespace))
  return useMemo(() => {
    const titled = Object.entries(titles).map(([id, title]) => [id, { id, title }] as const)
    const docs = Object.values(answers).flatMap((shown) => shown.docs)
    return new Map<string, Doc>([...titled, ...docsByKey(docs, key)])
  }, [answers, titles, key])
}
