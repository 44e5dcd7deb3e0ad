import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import type { AnswerState } from '../../slices/search/answerState'
import { selectPageTurned } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'

/**
 * After the visitor chose another page, its results start at the top: they are scrolled to and hold the
 * focus, since the link that was pressed may be gone. Back and Forward move nothing.
 */
export function usePageTurn(
  id: ComponentId,
  shown: AnswerState | undefined,
  region: RefObject<HTMLElement | null>,
) {
  const turned = useSelector((state: RootState) => selectPageTurned(state, id))
  const start = shown?.params.start
  const before = useRef(start)
  useLayoutEffect(() => {
    const other = before.current !== undefined && before.current !== start
    before.current = start
    if (!other || !turned || !region.current) return
    region.current.focus({ preventScroll: true })
    if (region.current.getBoundingClientRect().top < 0) region.current.scrollIntoView()
  }, [start, turned, region])
}
