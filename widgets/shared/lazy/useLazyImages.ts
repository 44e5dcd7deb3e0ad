import { type RefObject, useLayoutEffect } from 'react'
import { VISIBILITY_MARGIN_PX } from '../../../src/contract/constants'
import { DEFERRED_IMAGE, loadImage } from './loadImage'
import { onIntersect } from './onIntersect'

/**
 * Loads each image of a list the first time it is within the margin of spec 9, and then stops observing it
 * (spec 4.5). Images that are visible from the start load before the first paint.
 * @param dependencies change whenever other items show.
 */
export function useLazyImages(
  list: RefObject<HTMLElement | null>,
  ...dependencies: readonly unknown[]
): void {
  useLayoutEffect(() => {
    for (const image of visibleImages(deferredImages(list.current))) loadImage(image)
    const cleanups = deferredImages(list.current).map((image) =>
      onIntersect(image, () => loadImage(image)),
    )
    return () => {
      for (const cleanup of cleanups) cleanup()
    }
  }, [list, ...dependencies])
}

function deferredImages(list: HTMLElement | null): readonly Element[] {
  return list ? [...list.querySelectorAll(DEFERRED_IMAGE)] : []
}

/** The images within the margin. They are in reading order, so the first one below the margin ends the loop. */
function visibleImages(images: readonly Element[]): readonly Element[] {
  const visible: Element[] = []
  for (const image of images) {
    const { top, bottom } = image.getBoundingClientRect()
    if (top > window.innerHeight + VISIBILITY_MARGIN_PX) break
    if (bottom >= -VISIBILITY_MARGIN_PX) visible.push(image)
  }
  return visible
}
