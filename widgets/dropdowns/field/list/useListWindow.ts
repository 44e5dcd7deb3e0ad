import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { DROPDOWN_LOAD_MARGIN_PX } from '../../../../src/dropdowns/constants'

/** The groups of a long list that are rendered: from one index to another, both included. */
export interface GroupRange {
  readonly from: number
  readonly to: number
  /** The measured height of a row, in CSS pixels. */
  readonly rowHeight: number
}

/** Used before a row has been measured. */
const DEFAULT_ROW_PX = 40

interface Inputs {
  readonly isOpen: boolean
  readonly groups: number
  /** Identifies what the list shows. When it changes, the list scrolls to its start. */
  readonly content: unknown
  /** The list is scrolled near its end (spec 9). */
  readonly onEnd: () => void
}

export interface ListWindow {
  readonly range: GroupRange
  /** Measures again, after a scroll. */
  readonly update: () => void
}

/** Renders only the groups of a long list that are visible, or within one screen above and below. */
export function useListWindow(list: RefObject<HTMLElement | null>, inputs: Inputs): ListWindow {
  const { isOpen, groups, content, onEnd } = inputs
  const [range, setRange] = useState<GroupRange>({ from: 0, to: 0, rowHeight: DEFAULT_ROW_PX })
  const update = useCallback(() => {
    const box = list.current
    if (!box) return
    const next = measure(box)
    setRange((now) => (isSame(now, next) ? now : next))
    const { scrollTop, clientHeight, scrollHeight } = box
    const isVisible = clientHeight > 0
    if (isVisible && scrollHeight - scrollTop - clientHeight <= DROPDOWN_LOAD_MARGIN_PX) onEnd()
  }, [list, onEnd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content starts at the top
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [list, content])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and when its groups change
  useLayoutEffect(() => {
    if (isOpen) update()
  }, [isOpen, groups, update])
  return { range, update }
}

function measure(box: HTMLElement): GroupRange {
  const { scrollTop, clientHeight } = box
  const [top, bottom] = [scrollTop - clientHeight, scrollTop + 2 * clientHeight]
  const groups = [...box.children].filter((group) => group instanceof HTMLElement)
  const isNear = (group: HTMLElement) => {
    const start = group.offsetTop - box.offsetTop
    return start <= bottom && start + group.offsetHeight >= top
  }
  const from = Math.max(groups.findIndex(isNear), 0)
  const to = Math.max(groups.findLastIndex(isNear), from)
  const row = box.querySelector<HTMLElement>('[role="option"]')
  return { from, to, rowHeight: row?.offsetHeight || DEFAULT_ROW_PX }
}

function isSame(one: GroupRange, other: GroupRange): boolean {
  return one.from === other.from && one.to === other.to && one.rowHeight === other.rowHeight
}
