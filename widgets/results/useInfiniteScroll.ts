import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'
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
import type { Doc } from '../../src/solr/response/readDocs'

/** Where the End key moves the cursor. */
const FIELDS = 'input, select, textarea'

/** What a list with infinite scroll shows and can do. */
export interface InfiniteScrollState {
  /** How many items show. */
  readonly count: number
  /** The ref of the last visible item; a new function for each count. */
  readonly lastItem: RefCallback<Element>
  /** Shows the next items; null when scrolling does, or when all items show. */
  readonly showMore: (() => void) | null
}

/**
 * Shows `step` items at first, and `step` more each time the last one becomes visible (spec 4.5). After the
 * configured number of steps, a button shows more (design decision 12), and so it does once the End key has asked for
 * what is below the list. That never runs away: at the page's foot, or with the focus, it stays where it is.
 */
export function useInfiniteScroll(
  id: ComponentId,
  docs: readonly Doc[],
  options: InfiniteScrollOptions,
): InfiniteScrollState {
  const dispatch = useDispatch()
  const previous = useSelector((state: RootState) => state.views[id]?.shown ?? null)
  const hold = useRef<(() => void) | null>(null)
  const { step } = options
  const count = visibleCount(docs.length, previous, options)
  const hasMore = step !== undefined && count < docs.length
  const last = docs[count - 1]
  const [stoppedAt, stopAt] = useState<Doc>()
  const hasButton = hasMore && (stoppedAt === last || needsButton(count, options))
  const scrolls = hasMore && !hasButton
  // A new count means another last item, and so another ref.
  const lastItem = useCallback(
    (element: Element | null) => {
      if (!element || !scrolls) return
      const show = (shown: number, by: 'scroll' | 'end') =>
        dispatch(visibleCountChanged({ id, shown, by }))
      // Its code loads ahead; at the top of a page that is still loading there is nothing to hold.
      let code: typeof import('./holdBelow') | undefined
      import('./holdBelow').then(
        (loaded) => {
          code = loaded
        },
        () => {},
      )
      const onIntersect = (entries: readonly IntersectionObserverEntry[]) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        hold.current = code?.holdBelow(element) ?? null
        show(count + step, 'scroll')
      }
      const onKeyDown = ({ key, metaKey, target }: KeyboardEvent) => {
        const isEnd = key === 'End' || (metaKey && key === 'ArrowDown')
        if (!isEnd || (target instanceof Element && target.matches(FIELDS))) return
        stopAt(last)
        show(count, 'end')
      }
      const rootMargin = `${VISIBILITY_MARGIN_PX}px 0px`
      const observer = new IntersectionObserver(onIntersect, { rootMargin })
      observer.observe(element)
      addEventListener('keydown', onKeyDown)
      return () => {
        observer.disconnect()
        removeEventListener('keydown', onKeyDown)
      }
    },
    [scrolls, step, count, last, dispatch, id],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the list contains the new items
  useLayoutEffect(() => {
    hold.current?.()
    hold.current = null
  }, [count])
  const showMore = hasButton
    ? () => dispatch(visibleCountChanged({ id, shown: count + step, by: 'button' }))
    : null
  return { count, lastItem, showMore }
}
