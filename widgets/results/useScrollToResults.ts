import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import type { AnswerState } from '../../slices/search/answerState'
import { selectPageTurned } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'

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
    if (!hasChanged || !isPageTurn || !region.current) return
    region.current.focus({ preventScroll: true })
    if (region.current.getBoundingClientRect().top < 0) region.current.scrollIntoView()
  }, [start, isPageTurn, region])
}
