import type { GalleryItem } from '../links/galleryItem'

/** Creates a frame with another site's page. Browsers do not report whether it could be loaded. */
export function createFrame({ src, alt }: GalleryItem, loaded: () => void): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.className = 'vitrine-gallery__frame'
  frame.title = alt || new URL(src).hostname
  frame.allow = 'fullscreen; picture-in-picture'
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.addEventListener('load', loaded)
  frame.src = src
  return frame
}
