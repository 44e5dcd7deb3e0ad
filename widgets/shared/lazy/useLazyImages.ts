import { type RefObject, useLayoutEffect, useRef } from 'react'
import { VISIBILITY_MARGIN_PX } from '../../../src/contract/constants'
import { firstIndexWhere } from '../../../src/results/firstIndexWhere'
import { afterLayout } from '../afterLayout'
import { afterPaint } from '../afterPaint'
import { DEFERRED_IMAGE, loadImage } from './loadImage'
import { onIntersect, takeIntersections } from './onIntersect'
import { reserveRoom } from './reserveRoom'

/**
 * Loads each image of a list the first time its item is within the margin of spec 9, and then stops observing it
 * (spec 4.5). Images that are visible from the start load before the first paint; later ones, which an observer
 * finds, do not delay the paint of their items.
 * @param dependencies change whenever other items show.
 */
export function useLazyImages(
  list: RefObject<HTMLElement | null>,
  ...dependencies: readonly unknown[]
): void {
  const observed = useRef(new Map<Element, () => void>())
  const hasLoaded = useRef(false)
  useLayoutEffect(() => {
    const stopObserving = (image: Element) => {
      observed.current.get(image)?.()
      observed.current.delete(image)
    }
    const load = (image: Element) => {
      stopObserving(image)
      loadImage(image)
    }
    for (const image of observed.current.keys()) if (!image.isConnected) stopObserving(image)
    if (!list.current) return
    for (const image of deferredImages(list.current)) {
      if (observed.current.has(image)) continue
      const release = reserveRoom(image)
      const stop = onIntersect(image, () => load(image))
      observed.current.set(image, () => {
        stop()
        release?.()
      })
    }
    // Before the facets render, which follow the results: so the next frame has the pictures, too.
    if (hasLoaded.current) return afterPaint(takeIntersections)
    return afterLayout(list.current, () => {
      for (const image of visibleImages(deferredImages(list.current))) {
        hasLoaded.current = true
        load(image)
      }
    })
  }, [list, ...dependencies])
  useLayoutEffect(
    () => () => {
      for (const stop of observed.current.values()) stop()
      observed.current.clear()
    },
    [],
  )
}

function deferredImages(list: HTMLElement | null): readonly Element[] {
  return list ? [...list.querySelectorAll(DEFERRED_IMAGE)] : []
}

/** The images whose items are within the margin. They are in reading order, so only a few items are measured. */
function visibleImages(images: readonly Element[]): readonly Element[] {
  const isBelowTop = (i: number) => bottomOf(images[i]) >= -VISIBILITY_MARGIN_PX
  let from = firstIndexWhere(images.length, isBelowTop)
  // Cards in a row may end at different heights.
  while (from > 0 && isBelowTop(from - 1)) from--
  let to = from
  while (to < images.length && topOf(images[to]) <= window.innerHeight + VISIBILITY_MARGIN_PX) to++
  return images.slice(from, to)
}

// The item is measured, not the image: of what `content-visibility` skips, only the box is laid out.
const itemOf = (image: Element | undefined) => image?.closest('li') ?? image
const topOf = (image: Element | undefined) => itemOf(image)?.getBoundingClientRect().top ?? 0
const bottomOf = (image: Element | undefined) => itemOf(image)?.getBoundingClientRect().bottom ?? 0
