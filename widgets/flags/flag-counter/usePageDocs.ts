import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectFlagTitles } from '../../../slices/flags/flagTitles'
import type { RootState } from '../../../slices/root'
import { docsByKey } from '../../../src/flags/docsByKey'
import type { Doc } from '../../../src/solr/response/searchResponse'

/**
 * The saved items that the page knows without a request (design decision 15): the documents that its searches
 * show now, and the titles that its flags give.
 */
export function usePageDocs(namespace: string, key: string): ReadonlyMap<string, Doc> {
  const answers = useSelector((state: RootState) => state.answers)
  const titles = useSelector((state: RootState) => selectFlagTitles(state, namespace))
  return useMemo(() => {
    const titled = Object.entries(titles).map(([id, title]) => [id, { id, title }] as const)
    const docs = Object.values(answers).flatMap((answer) => answer.docs)
    return new Map<string, Doc>([...titled, ...docsByKey(docs, key)])
  }, [answers, titles, key])
}
