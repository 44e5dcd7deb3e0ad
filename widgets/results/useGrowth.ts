import { useCallback, useEffect, useRef, useState } from 'react'
import { VISIBILITY_MARGIN_PX } from '../../src/contract/constants'

/**
 * How many of a list's items are shown (spec 4.5): `step` at first, and `step` more whenever the last one
 * is visible. Another list starts anew.
 * @returns the number shown, and the ref of the last item shown.
 */
export function useGrowth(list: readonly unknown[], step: number | undefined) {
  const [grown, setGrown] = useState({ list, count: step ?? Number.POSITIVE_INFINITY })
  const observer = useRef<IntersectionObserver | null>(null)
  if (grown.list !== list) setGrown({ list, count: step ?? Number.POSITIVE_INFINITY })
  const more = grown.count < list.length
  // A new count means another last item, and so another ref.
  // biome-ignore lint/correctness/useExhaustiveDependencies: grown.count stands for the last item
  const last = useCallback(
    (element: Element | null) => {
      observer.current?.disconnect()
      observer.current = null
      if (!element || !more || step === undefined) return
      const grow = (entries: readonly IntersectionObserverEntry[]) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        setGrown((now) => ({ ...now, count: now.count + step }))
      }
      const rootMargin = `${VISIBILITY_MARGIN_PX}px 0px`
      observer.current = new IntersectionObserver(grow, { rootMargin })
      observer.current.observe(element)
    },
    [more, step, grown.count],
  )
  useEffect(() => () => observer.current?.disconnect(), [])
  return { count: Math.min(grown.count, list.length), last }
}
