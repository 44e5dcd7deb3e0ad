import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import type { HighlightMarks } from '../../src/templates/values/highlightParts'

/** What Solr puts around a hit, where the page's params say; undefined means its own marks. */
export function useMarks(id: ComponentId): HighlightMarks | undefined {
  const params = useSelector((state: RootState) => selectSearch(state, id)?.config.params)
  const pre = params?.['hl.simple.pre']
  const post = params?.['hl.simple.post']
  return useMemo(() => (isMark(pre) && isMark(post) ? { pre, post } : undefined), [pre, post])
}

function isMark(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
