import { VISIBILITY_MARGIN_PX } from '../../../src/contract/constants'

const callbacks = new Map<Element, () => void>()
let observer: IntersectionObserver | null = null

/**
 * Calls back the first time an element is within the margin of the viewport (spec 9), or before printing. It
 * calls back at once in browsers without IntersectionObserver.
 * @returns a function that stops observing.
 */
export function onIntersect(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback()
    return () => {}
  }
  callbacks.set(element, callback)
  observer ??= createObserver()
  observer.observe(element)
  return () => unobserve(element)
}

/** Calls back for what the last frame has found, which else comes behind the next one. */
export function takeIntersections(): void {
  onEntries(observer?.takeRecords() ?? [])
}

function createObserver(): IntersectionObserver {
  window.addEventListener('beforeprint', triggerAll)
  return new IntersectionObserver(onEntries, { rootMargin: `${VISIBILITY_MARGIN_PX}px 0px` })
}

function onEntries(entries: readonly IntersectionObserverEntry[]) {
  for (const { isIntersecting, target } of entries) if (isIntersecting) trigger(target)
}

function triggerAll() {
  for (const element of [...callbacks.keys()]) trigger(element)
}

function trigger(element: Element) {
  const callback = callbacks.get(element)
  unobserve(element)
  callback?.()
}

function unobserve(element: Element) {
  callbacks.delete(element)
  observer?.unobserve(element)
  if (callbacks.size > 0) return
  observer?.disconnect()
  observer = null
  window.removeEventListener('beforeprint', triggerAll)
}
