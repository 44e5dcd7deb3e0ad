import type { GalleryItem } from '../links/galleryItem'

/** Another site's page in a frame. Whether it could be loaded, a browser does not tell. */
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
