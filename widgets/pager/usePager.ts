import { useCallback, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import { pageChosen } from '../../slices/search/searchActions'
import { selectAnswer, selectSearch } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { writeFragment } from '../../src/history/fragment'
import { pagerModel } from '../../src/pager/pager'
import { useForesee } from '../shared/prefetch/useForesee'
import type { PagerConfig } from './config'

/** The pages of the answer that is shown, and the way to another. Null before the first answer. */
export function usePager(id: ComponentId, config: PagerConfig) {
  const dispatch = useDispatch()
  const shown = useSelector((state: RootState) => selectAnswer(state, id))
  const search = useSelector((state: RootState) => selectSearch(state, id))
  const model = useMemo(() => {
    if (!shown) return null
    const { numFound, start } = shown.answer
    return pagerModel({ numFound, start, rows: shown.rows, ...config })
  }, [shown, config])
  const choice = useCallback((start: number) => pageChosen({ id, start }), [id])
  const foresee = useForesee(id, 'pages', choice)
  if (!model || !search) return null
  const { defaults, params } = search
  const { exposedParams, fragmentPrefix } = search.config
  return {
    ...model,
    choose: (start: number) => dispatch(choice(start)),
    foresee,
    /** What a new tab opens. */
    href: (start: number) =>
      `#${writeFragment('', { ...params, start }, defaults, exposedParams, fragmentPrefix)}`,
  }
}
