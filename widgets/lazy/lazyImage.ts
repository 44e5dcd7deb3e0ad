import { LAZY, LOADED, loadImage } from '../shared/lazy/loadImage'
import { reserveRoom } from '../shared/lazy/reserveRoom'
import type { LazyElement } from './lazyElement'

/** A picture of the CMS: from `bto-lazy` to `bto-lazy-loaded` (spec 4.11). A loaded picture stays loaded. */
export function lazyImage(image: Element): LazyElement {
  const { classList } = image
  const addsClass = !classList.contains(LAZY) && !classList.contains(LOADED)
  if (addsClass) classList.add(LAZY)
  const release = reserveRoom(image)
  return {
    load() {
      loadImage(image)
      release?.()
    },
    disconnect() {
      release?.()
      if (addsClass) classList.remove(LAZY)
    },
  }
}
