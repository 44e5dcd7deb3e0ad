/**
 * Gives an image without a source the ratio of its width and height attributes. WebKit does so only once it has
 * a source; a ratio of the theme stays. @returns the undo.
 */
export function reserveRoom(image: Element): () => void {
  // Reading a style at each of many images would force as many recalculations.
  if (!IS_WEBKIT) return () => {}
  const [width, height] = ['width', 'height'].map((name) => Number(image.getAttribute(name)))
  const isWaiting = image instanceof HTMLImageElement && !image.hasAttribute('src')
  if (!isWaiting || !width || !height) return () => {}
  if (!/^auto/.test(getComputedStyle(image).aspectRatio)) return () => {}
  image.style.aspectRatio = `${width} / ${height}`
  return () => {
    image.style.removeProperty('aspect-ratio')
    if (image.getAttribute('style') === '') image.removeAttribute('style')
  }
}

/** WebKit names its vendor on every platform; no feature tells how it lays out an image without a source. */
const IS_WEBKIT = typeof navigator !== 'undefined' && navigator.vendor.startsWith('Apple')
