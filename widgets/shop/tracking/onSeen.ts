import { SEEN_RATIO } from '../../../src/shop/constants'

/** Callbacks by observed element. */
const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/** Fine steps, for elements that are larger than the viewport. */
const THRESHOLDS = [...Array(11).keys()].map((i) => (i * SEEN_RATIO) / 10)

/**
 * Calls back once, when half of an element is in view or it fills half of the viewport; at once in a browser
 * without IntersectionObserver.
 * @returns a function that stops observing.
 */
export function onSeen(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback()
    return () => {}
  }
  waiting.set(element, callback)
  observer ??= new IntersectionObserver(onIntersect, { threshold: THRESHOLDS })
  observer.observe(element)
  return () => unobserve(element)
}

function onIntersect(entries: readonly IntersectionObserverEntry[]) {
  for (const entry of entries) {
    if (!isSeen(entry)) continue
    const callback = waiting.get(entry.target)
    unobserve(entry.target)
    callback?.()
  }
}

function isSeen(entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry
  if (!isIntersecting) return false
  if (intersectionRatio >= SEEN_RATIO) return true
  return rootBounds !== null && intersectionRect.height >= rootBounds.height * SEEN_RATIO
}

function unobserve(element: Element) {
  waiting.delete(element)
  observer?.unobserve(element)
  if (waiting.size > 0) return
  observer?.disconnect()
  observer = null
}
