import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import type { HighlightTags } from '../../src/templates/values/highlightParts'

/** The tags that Solr puts around a match, when the params set them; undefined means Solr's default. */
export function useHighlightTags(id: ComponentId): HighlightTags | undefined {
  const params = useSelector((state: RootState) => selectSearch(state, id)?.config.params)
  const pre = params?.['hl.simple.pre']
  const post = params?.['hl.simple.post']
  return useMemo(() => (isTag(pre) && isTag(post) ? { pre, post } : undefined), [pre, post])
}

function isTag(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
