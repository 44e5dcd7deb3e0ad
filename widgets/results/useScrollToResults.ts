import { type RefObject, useLayoutEffect } from 'react'
import { useStore } from 'react-redux'
import type { RootState } from '../../slices/root'
import { selectAnswer, selectPageTurned } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'

/**
 * Scrolls to the results and focuses them when another page that the visitor chose arrives: the link that was pressed
 * may disappear. Back and Forward move nothing. It happens just before the new results show, while the page is laid
 * out still: so this forces no layout, and of the new ones those at the top are laid out, not those at the foot.
 * @param start of the results that are shown.
 */
export function useScrollToResults(
  id: ComponentId,
  start: number | undefined,
  region: RefObject<HTMLElement | null>,
): void {
  const store = useStore<RootState>()
  useLayoutEffect(() => {
    let shown = start
    return store.subscribe(() => {
      const results = region.current
      const state = store.getState()
      const next = selectAnswer(state, id)?.params.start
      if (!results || next === shown || !selectPageTurned(state, id)) return
      shown = next
      results.focus({ preventScroll: true })
      if (results.getBoundingClientRect().top < 0) results.scrollIntoView()
    })
  }, [store, id, start, region])
}
