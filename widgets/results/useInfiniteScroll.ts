import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { visibleCountChanged } from '../../slices/history/viewActions'
import type { RootState } from '../../slices/root'
import type { ComponentId } from '../../src/componentId'
import { VISIBILITY_MARGIN_PX } from '../../src/contract/constants'
import {
  type InfiniteScrollOptions,
  needsButton,
  visibleCount,
} from '../../src/results/infiniteScroll'
import { holdFocusBelow } from './holdFocusBelow'

/** What a list with infinite scroll shows and can do. */
export interface InfiniteScrollState {
  /** How many items show. */
  readonly count: number
  /** The ref of the last visible item; a new function for each count. */
  readonly lastItem: (element: Element | null) => void
  /** Shows the next items; null when scrolling does, or when all items show. */
  readonly showMore: (() => void) | null
}

/**
 * Shows `step` items at first, and `step` more each time the last one becomes visible (spec 4.5). After the
 * configured number of steps, a button shows more (design decision 12). The focus of what is below the list
 * stays in the window.
 */
export function useInfiniteScroll(
  id: ComponentId,
  length: number,
  options: InfiniteScrollOptions,
): InfiniteScrollState {
  const dispatch = useDispatch()
  const previous = useSelector((state: RootState) => state.views[id]?.shown ?? null)
  const observer = useRef<IntersectionObserver | null>(null)
  const restoreFocus = useRef<(() => void) | null>(null)
  const { step } = options
  const count = visibleCount(length, previous, options)
  const hasMore = step !== undefined && count < length
  const hasButton = hasMore && needsButton(count, options)
  const scrolls = hasMore && !hasButton
  // A new count means another last item, and so another ref.
  const lastItem = useCallback(
    (element: Element | null) => {
      observer.current?.disconnect()
      observer.current = null
      if (!element || !scrolls) return
      const onIntersect = (entries: readonly IntersectionObserverEntry[]) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        restoreFocus.current = holdFocusBelow(element)
        dispatch(visibleCountChanged({ id, shown: count + step, by: 'scroll' }))
      }
      const rootMargin = `${VISIBILITY_MARGIN_PX}px 0px`
      observer.current = new IntersectionObserver(onIntersect, { rootMargin })
      observer.current.observe(element)
    },
    [scrolls, step, count, dispatch, id],
  )
  useEffect(() => () => observer.current?.disconnect(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the list contains the new items
  useLayoutEffect(() => {
    restoreFocus.current?.()
    restoreFocus.current = null
  }, [count])
  const showMore = hasButton
    ? () => dispatch(visibleCountChanged({ id, shown: count + step, by: 'button' }))
    : null
  return { count, lastItem, showMore }
}
