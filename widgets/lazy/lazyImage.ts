import { LAZY, LOADED, loadImage } from '../shared/lazy/loadImage'

/** A picture of the CMS: from `bto-lazy` to `bto-lazy-loaded` (spec 4.11). One that is loaded stays so. */
export function lazyImage(image: Element) {
  const { classList } = image
  const added = !classList.contains(LAZY) && !classList.contains(LOADED)
  if (added) classList.add(LAZY)
  return {
    load: () => loadImage(image),
    undo() {
      if (added) classList.remove(LAZY)
    },
  }
}
