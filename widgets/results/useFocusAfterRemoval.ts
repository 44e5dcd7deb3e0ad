import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../slices/root'
import type { AnswerState } from '../../slices/search/answerState'
import { savedIdsChanged } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'

/** The focused control: its element, the index of its item, and its own index in the item. */
interface FocusedControl {
  readonly element: Element
  readonly item: number
  readonly control: number
}

/** What the results' element gets. */
export interface FocusTracking {
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

const ITEM = '.vitrine-results__item'
const CONTROL = 'a[href], button'

/**
 * Moves the focus on when its item is no longer saved and leaves the list: to the same control of the item that takes
 * its place, or to the results.
 */
export function useFocusAfterRemoval(
  id: ComponentId,
  answer: AnswerState | undefined,
  region: RefObject<HTMLElement | null>,
): FocusTracking {
  const followsFlags = useSelector(
    (state: RootState) => state.searches[id]?.lastTrigger === savedIdsChanged.type,
  )
  const focused = useRef<FocusedControl | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once the list shows the new results
  useLayoutEffect(() => {
    const { current: before } = focused
    if (!before || before.element.isConnected) return
    focused.current = null
    if (!followsFlags || !region.current) return
    const item = [...region.current.querySelectorAll(ITEM)].slice(0, before.item + 1).at(-1)
    const control = item?.querySelectorAll<HTMLElement>(CONTROL)[before.control]
    const target = control ?? region.current
    target.focus()
  }, [answer])
  return {
    onFocus({ target, currentTarget }) {
      const item = target.closest(ITEM)
      focused.current = item && {
        element: target,
        item: [...currentTarget.querySelectorAll(ITEM)].indexOf(item),
        control: [...item.querySelectorAll(CONTROL)].indexOf(target),
      }
    },
    // React reports no blur of an element that it removes.
    onBlur() {
      focused.current = null
    },
  }
}
