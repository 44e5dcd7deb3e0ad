import { useCallback, useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { visibleCountChanged } from '../../slices/history/viewActions'
import type { RootState } from '../../slices/root'
import type { ComponentId } from '../../src/componentId'
import { VISIBILITY_MARGIN_PX } from '../../src/contract/constants'
import { type Growth, shownOf, waitsForButton } from '../../src/results/growth'

/**
 * How many of a list's items are shown (spec 4.5): `step` at first, and `step` more whenever the last one
 * is visible, or, after as many steps as were configured, when the visitor asks for more.
 * @returns the number shown, the ref of the last item shown, and what shows more where that is asked for.
 */
export function useGrowth(id: ComponentId, length: number, growth: Growth) {
  const dispatch = useDispatch()
  const grown = useSelector((state: RootState) => state.views[id]?.shown ?? null)
  const observer = useRef<IntersectionObserver | null>(null)
  const { step } = growth
  const count = shownOf(length, grown, growth)
  const more = step !== undefined && count < length
  const waits = more && waitsForButton(count, growth)
  const growsByItself = more && !waits
  // A new count means another last item, and so another ref.
  const last = useCallback(
    (element: Element | null) => {
      observer.current?.disconnect()
      observer.current = null
      if (!element || !growsByItself) return
      const grow = (entries: readonly IntersectionObserverEntry[]) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        dispatch(visibleCountChanged({ id, shown: count + step, by: 'scroll' }))
      }
      const rootMargin = `${VISIBILITY_MARGIN_PX}px 0px`
      observer.current = new IntersectionObserver(grow, { rootMargin })
      observer.current.observe(element)
    },
    [growsByItself, step, count, dispatch, id],
  )
  useEffect(() => () => observer.current?.disconnect(), [])
  const showMore = waits
    ? () => dispatch(visibleCountChanged({ id, shown: count + step, by: 'button' }))
    : null
  return { count, last, showMore }
}
