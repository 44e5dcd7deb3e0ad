import { VISIBILITY_MARGIN_PX } from '../../../src/contract/constants'

/** What is to be done for each element once it is near. */
const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/**
 * Calls back the first time that an element is within the margin of the viewport (spec 9), for print, or at
 * once where the browser has no IntersectionObserver. From then on it is observed no more.
 * @returns the undo.
 */
export function whenNear(element: Element, near: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    near()
    return () => {}
  }
  waiting.set(element, near)
  observer ??= observe()
  observer.observe(element)
  return () => forget(element)
}

function observe(): IntersectionObserver {
  const visible: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) come(target)
  }
  window.addEventListener('beforeprint', all)
  return new IntersectionObserver(visible, { rootMargin: `${VISIBILITY_MARGIN_PX}px 0px` })
}

function all() {
  for (const element of [...waiting.keys()]) come(element)
}

function come(element: Element) {
  const near = waiting.get(element)
  forget(element)
  near?.()
}

function forget(element: Element) {
  waiting.delete(element)
  observer?.unobserve(element)
  if (waiting.size > 0) return
  observer?.disconnect()
  observer = null
  window.removeEventListener('beforeprint', all)
}
