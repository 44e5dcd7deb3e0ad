import { type RefObject, useLayoutEffect } from 'react'
import { VISIBILITY_MARGIN_PX } from '../../../src/contract/constants'
import { loadImage, WAITING_IMAGE } from './loadImage'
import { whenNear } from './whenNear'

/**
 * Loads each picture of a list the first time that it is visible, with the margin of spec 9, and then
 * observes it no more (spec 4.5). What is in sight from the start is loaded before the first paint.
 * @param shown changes whenever other items are shown.
 */
export function useLazyImages(list: RefObject<HTMLElement | null>, ...shown: readonly unknown[]) {
  useLayoutEffect(() => {
    for (const image of inSight(waitingIn(list.current))) loadImage(image)
    const undos = waitingIn(list.current).map((image) => whenNear(image, () => loadImage(image)))
    return () => {
      for (const undo of undos) undo()
    }
  }, [list, ...shown])
}

function waitingIn(list: HTMLElement | null): readonly Element[] {
  return list ? [...list.querySelectorAll(WAITING_IMAGE)] : []
}

/** Pictures stand in reading order, so the first one below the margin ends the look. */
function inSight(images: readonly Element[]): readonly Element[] {
  const seen: Element[] = []
  for (const image of images) {
    const { top, bottom } = image.getBoundingClientRect()
    if (top > window.innerHeight + VISIBILITY_MARGIN_PX) break
    if (bottom >= -VISIBILITY_MARGIN_PX) seen.push(image)
  }
  return seen
}
