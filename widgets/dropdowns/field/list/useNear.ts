import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import { DROPDOWN_AHEAD_PX } from '../../../../src/contract/constants'

/** The groups of a long list that stand in the page, from one to another, both included. */
export interface Near {
  readonly from: number
  readonly to: number
  /** How high a row is, in CSS pixels, as far as one was seen. */
  readonly row: number
}

/** Before one was seen. */
const USUAL_ROW_PX = 40

/**
 * Which groups of a list are near what is seen of it, one screenful above and below, followed while it
 * scrolls; near its end it wants the next page (spec 9).
 * @param shown what the list shows: another value starts at the top.
 */
export function useNear(
  list: RefObject<HTMLElement | null>,
  {
    isOpen,
    groups,
    shown,
    onEnd,
  }: {
    readonly isOpen: boolean
    readonly groups: number
    readonly shown: unknown
    readonly onEnd: () => void
  },
) {
  const [near, setNear] = useState<Near>({ from: 0, to: 0, row: USUAL_ROW_PX })
  const look = useCallback(() => {
    const box = list.current
    if (!box) return
    const { scrollTop, clientHeight, scrollHeight } = box
    const [top, bottom] = [scrollTop - clientHeight, scrollTop + 2 * clientHeight]
    const parts = [...box.children].filter((part) => part instanceof HTMLElement)
    const isNear = (part: HTMLElement) => {
      const start = part.offsetTop - box.offsetTop
      return start <= bottom && start + part.offsetHeight >= top
    }
    const from = Math.max(parts.findIndex(isNear), 0)
    const to = Math.max(parts.findLastIndex(isNear), from)
    const row = box.querySelector<HTMLElement>('[role="option"]')?.offsetHeight || USUAL_ROW_PX
    setNear((now) =>
      now.from === from && now.to === to && now.row === row ? now : { from, to, row },
    )
    const isSeen = clientHeight > 0
    if (isSeen && scrollHeight - scrollTop - clientHeight <= DROPDOWN_AHEAD_PX) onEnd()
  }, [list, onEnd])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its top
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = 0
  }, [list, shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and when it has other groups
  useLayoutEffect(() => {
    if (isOpen) look()
  }, [isOpen, groups, look])
  return { near, look }
}
