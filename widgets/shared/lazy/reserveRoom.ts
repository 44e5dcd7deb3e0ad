/**
 * Gives an image without a source the ratio of its width and height attributes. WebKit does so only once it has
 * a source; a ratio of the theme stays. @returns the undo, where it has done something.
 */
export function reserveRoom(image: Element): (() => void) | undefined {
  // Reading a style at each of many images would force as many recalculations.
  if (!IS_WEBKIT || !(image instanceof HTMLImageElement) || image.hasAttribute('src')) return
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
  if (!width || !height || !/^auto/.test(getComputedStyle(image).aspectRatio)) return
  image.style.aspectRatio = `${width} / ${height}`
  return () => {
    image.style.removeProperty('aspect-ratio')
    if (!image.getAttribute('style')) image.removeAttribute('style')
  }
}

/** WebKit names its vendor on every platform; no feature tells how it lays out an image without a source. */
const IS_WEBKIT = typeof navigator !== 'undefined' && navigator.vendor.startsWith('Apple')
