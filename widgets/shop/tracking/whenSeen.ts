import { SEEN_SHARE } from '../../../src/shop/constants'

/** What is to be done for each element once it is seen. */
const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/** Fine enough for what is larger than the viewport. */
const STEPS = Array.from({ length: 11 }, (_, i) => (i * SEEN_SHARE) / 10)

/**
 * Calls back the first time that half of an element is in view, or that it fills half of the viewport; at
 * once where the browser has no IntersectionObserver. From then on it is observed no more.
 * @returns the undo.
 */
export function whenSeen(element: Element, seen: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    seen()
    return () => {}
  }
  waiting.set(element, seen)
  observer ??= new IntersectionObserver(look, { threshold: STEPS })
  observer.observe(element)
  return () => forget(element)
}

function look(entries: readonly IntersectionObserverEntry[]) {
  for (const entry of entries) {
    if (!isSeen(entry)) continue
    const seen = waiting.get(entry.target)
    forget(entry.target)
    seen?.()
  }
}

function isSeen(entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry
  if (!isIntersecting) return false
  if (intersectionRatio >= SEEN_SHARE) return true
  return rootBounds !== null && intersectionRect.height >= rootBounds.height * SEEN_SHARE
}

function forget(element: Element) {
  waiting.delete(element)
  observer?.unobserve(element)
  if (waiting.size > 0) return
  observer?.disconnect()
  observer = null
}
