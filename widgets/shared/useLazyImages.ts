import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { VISIBILITY_MARGIN_PX } from '../../src/contract/constants'

/** Pictures that wait: their source stands in data-src and data-srcset (spec 3.17). */
const WAITING = 'img[data-src], img[data-srcset]'

/**
 * Loads each picture of a list the first time that it is visible, with the margin of spec 9, and then
 * observes it no more (spec 4.5). What is in sight from the start is loaded before the first paint.
 * Without an IntersectionObserver, and for print, all are loaded.
 * @param shown changes whenever other items are shown.
 */
export function useLazyImages(list: RefObject<HTMLElement | null>, ...shown: readonly unknown[]) {
  useEffect(() => {
    const all = () => {
      for (const image of waitingIn(list.current)) load(image)
    }
    window.addEventListener('beforeprint', all)
    return () => window.removeEventListener('beforeprint', all)
  }, [list])
  useLayoutEffect(() => {
    for (const image of inSight(waitingIn(list.current))) load(image)
    // Anew for each list: an observer would keep the pictures of the one before.
    const observer = observe(waitingIn(list.current))
    return () => observer?.disconnect()
  }, [list, ...shown])
}

function waitingIn(list: HTMLElement | null): readonly HTMLImageElement[] {
  return list ? [...list.querySelectorAll<HTMLImageElement>(WAITING)] : []
}

function observe(images: readonly HTMLImageElement[]): IntersectionObserver | null {
  if (images.length === 0) return null
  if (typeof IntersectionObserver === 'undefined') {
    for (const image of images) load(image)
    return null
  }
  const visible: IntersectionObserverCallback = (entries, own) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
      own.unobserve(target)
      load(target)
    }
  }
  const rootMargin = `${VISIBILITY_MARGIN_PX}px 0px`
  const observer = new IntersectionObserver(visible, { rootMargin })
  for (const image of images) observer.observe(image)
  return observer
}

/** Pictures stand in reading order, so the first one below the margin ends the look. */
function inSight(images: readonly HTMLImageElement[]): readonly HTMLImageElement[] {
  const seen: HTMLImageElement[] = []
  for (const image of images) {
    const { top, bottom } = image.getBoundingClientRect()
    if (top > window.innerHeight + VISIBILITY_MARGIN_PX) break
    if (bottom >= -VISIBILITY_MARGIN_PX) seen.push(image)
  }
  return seen
}

function load(image: HTMLImageElement): void {
  const sources = image.closest('picture')?.querySelectorAll('source[data-srcset]') ?? []
  for (const one of [...sources, image]) {
    for (const name of ['srcset', 'src'] as const) {
      const deferred = one.getAttribute(`data-${name}`)
      if (deferred === null) continue
      one.setAttribute(name, deferred)
      one.removeAttribute(`data-${name}`)
    }
  }
}
