import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Translate } from '../shared/languages/createTranslate'

interface Props {
  readonly list: RefObject<HTMLElement | null>
  /** How many items show. */
  readonly count: number
  /** Null while scrolling shows more, or when all items show. */
  readonly showMore: (() => void) | null
  readonly translate: Translate
}

/** The button that shows more results (design decision 12); the focus then moves to the first new item. */
export function ShowMoreButton({ list, count, showMore, translate }: Props) {
  const countBefore = useRef<number | null>(null)
  // This effect runs once the list contains the new items.
  useLayoutEffect(() => {
    if (countBefore.current === null || countBefore.current >= count) return
    focusItem(list.current?.children[countBefore.current])
    countBefore.current = null
  }, [list, count])
  if (!showMore) return null
  const press = () => {
    countBefore.current = count
    showMore()
  }
  return (
    <div className="vitrine-results__more">
      <button className="vitrine-button" type="button" onClick={press}>
        {translate('results.more')}
      </button>
    </div>
  )
}

/** Focuses the item's link, so that Enter opens it; an item without a link gets the focus itself. */
function focusItem(item: Element | undefined) {
  const link = item?.querySelector<HTMLElement>('a[href]:not([tabindex^="-"])')
  if (link) link.focus()
  else if (item instanceof HTMLElement) {
    item.tabIndex = -1
    item.focus()
  }
}
