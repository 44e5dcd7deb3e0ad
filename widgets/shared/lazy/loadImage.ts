/** An image that has not loaded: its source is in data-src or data-srcset (spec 3.17). */
export const DEFERRED_IMAGE = 'img[data-src], img[data-srcset]'

/** The states of spec 4.11, as classes. */
export const LAZY = 'bto-lazy'
export const LOADED = 'bto-lazy-loaded'

/** Applies the deferred sources of an image, and of the `<picture>` around it (spec 4.11). */
export function loadImage(image: Element): void {
  const sources = image.closest('picture')?.querySelectorAll('source[data-srcset]') ?? []
  for (const one of [...sources, image]) {
    for (const name of ['srcset', 'src'] as const) {
      const deferred = one.getAttribute(`data-${name}`)
      if (deferred === null) continue
      one.setAttribute(name, deferred)
      one.removeAttribute(`data-${name}`)
    }
  }
  image.classList.replace(LAZY, LOADED)
}
