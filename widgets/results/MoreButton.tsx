import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Translate } from '../shared/languages/createTranslate'

interface Props {
  readonly list: RefObject<HTMLElement | null>
  /** How many items are shown. */
  readonly count: number
  /** Null while the list grows by itself, or shows all. */
  readonly showMore: (() => void) | null
  readonly translate: Translate
}

/** Where growth stops for the visitor to ask for more (design decision 12): the focus goes to the first new item. */
export function MoreButton({ list, count, showMore, translate }: Props) {
  const before = useRef<number | null>(null)
  // The list shows the new items by now: `count` is theirs.
  useLayoutEffect(() => {
    if (before.current === null || before.current >= count) return
    focusItem(list.current?.children[before.current])
    before.current = null
  }, [list, count])
  if (!showMore) return null
  const press = () => {
    before.current = count
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

/** What it leads to, so that Enter opens it; an item without a link takes the focus itself. */
function focusItem(item: Element | undefined) {
  const link = item?.querySelector<HTMLElement>('a[href]:not([tabindex^="-"])')
  if (link) link.focus()
  else if (item instanceof HTMLElement) {
    item.tabIndex = -1
    item.focus()
  }
}
