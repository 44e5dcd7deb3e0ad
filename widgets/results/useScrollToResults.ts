import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import type { AnswerState } from '../../slices/search/answerState'
import { selectPageTurned } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { afterLayout } from '../shared/afterLayout'

/**
 * Scrolls to the results and focuses them after the visitor chose another page: the link that was pressed may
 * have disappeared. Back and Forward move nothing.
 */
export function useScrollToResults(
  id: ComponentId,
  answer: AnswerState | undefined,
  region: RefObject<HTMLElement | null>,
): void {
  const isPageTurn = useSelector((state: RootState) => selectPageTurned(state, id))
  const start = answer?.params.start
  const previousStart = useRef(start)
  useLayoutEffect(() => {
    const hasChanged = previousStart.current !== undefined && previousStart.current !== start
    previousStart.current = start
    const results = region.current
    if (!hasChanged || !isPageTurn || !results) return
    return afterLayout(results, () => {
      const isAbove = results.getBoundingClientRect().top < 0
      results.focus({ preventScroll: true })
      if (isAbove) results.scrollIntoView()
    })
  }, [start, isPageTurn, region])
}
