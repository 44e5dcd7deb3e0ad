import { type RefCallback, useCallback, useRef, useState } from 'react'
import { afterPaint } from '../../shared/afterPaint'
import { onIntersect } from '../../shared/lazy/onIntersect'

/** What a row of pictures shows and can do. */
export interface PicturesState {
  /** The ref of the row. */
  readonly row: RefCallback<HTMLElement>
  /** Whether all pictures stand in the row: so they do once the card has been in view. */
  readonly hasAll: boolean
  /** The index of the picture that is seen. */
  readonly at: number
  /** How many of the pictures are fetched. */
  readonly loaded: number
  /** The index of the picture that was asked for last, which may not be in sight yet. */
  readonly asked: () => number
  readonly show: (index: number) => void
  readonly onScroll: () => void
}

/** What a visitor does with a card before its second picture may be seen. */
const SIGNS = ['pointerenter', 'touchstart', 'focusin'] as const

/** The pictures of a card: which of them is seen, and which are fetched, one ahead of what is seen. */
export function usePictures(count: number): PicturesState {
  const element = useRef<HTMLElement>(null)
  const [hasAll, setAll] = useState(false)
  const goal = useRef<number>(null)
  const [at, setAt] = useState(0)
  const [loaded, setLoaded] = useState(1)
  const load = useCallback((to: number) => setLoaded((before) => Math.max(before, to)), [])
  const row = useCallback(
    (added: HTMLElement) => {
      element.current = added
      if (count < 2) return
      const card = added.parentElement
      const prepare = () => load(2)
      let cancel = () => {}
      const stop = onIntersect(added, () => {
        cancel = afterPaint(() => setAll(true))
      })
      for (const sign of SIGNS) card?.addEventListener(sign, prepare, { passive: true, once: true })
      return () => {
        stop()
        cancel()
        for (const sign of SIGNS) card?.removeEventListener(sign, prepare)
      }
    },
    [count, load],
  )
  const show = (index: number) => {
    load(index + 2)
    goal.current = index
    const { current } = element
    const isRight = current && getComputedStyle(current).direction === 'rtl'
    current?.scrollTo({ left: index * current.clientWidth * (isRight ? -1 : 1) })
  }
  const onScroll = () => {
    const { current } = element
    if (!current?.clientWidth) return
    const seen = Math.round(Math.abs(current.scrollLeft) / current.clientWidth)
    if (seen === goal.current || isAway(goal.current, at, seen)) goal.current = null
    setAt(seen)
    load(seen + 2)
  }
  return { row, hasAll, at, loaded, asked: () => goal.current ?? at, show, onScroll }
}

/** Whether the visitor swipes away from the picture that was asked for. */
function isAway(goal: number | null, from: number, to: number): boolean {
  return goal !== null && Math.abs(goal - to) > Math.abs(goal - from)
}
