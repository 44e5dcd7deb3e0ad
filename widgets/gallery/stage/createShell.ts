import type { GalleryItem } from '../links/galleryItem'

/** What holds markup or a frame, at its size: as the link says, else the initial one (spec 9), which gallery.css has. */
export function createShell({ kind, size }: GalleryItem): HTMLDivElement {
  const shell = document.createElement('div')
  shell.className = 'pswp__content vitrine-gallery__shell'
  const box = document.createElement('div')
  box.className = `vitrine-gallery__content vitrine-gallery__content--${kind}`
  if (size) {
    box.style.setProperty('--_v-gallery-width', `${size.width}px`)
    box.style.setProperty('--_v-gallery-ratio', `${size.width} / ${size.height}`)
  }
  shell.append(box)
  return shell
}
