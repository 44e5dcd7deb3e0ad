import type { GalleryItem } from '../links/galleryItem'

/** Creates the box of markup or a frame, at the link's size, else at the initial size of gallery.css (spec 9). */
export function createSlideBox({ kind, size }: GalleryItem): HTMLDivElement {
  const wrapper = document.createElement('div')
  wrapper.className = 'pswp__content vitrine-gallery__shell'
  const box = document.createElement('div')
  box.className = `vitrine-gallery__content vitrine-gallery__content--${kind}`
  if (size) {
    box.style.setProperty('--_gallery-width', `${size.width}px`)
    box.style.setProperty('--_gallery-ratio', `${size.width} / ${size.height}`)
  }
  wrapper.append(box)
  return wrapper
}
