import type PhotoSwipe from 'photoswipe'
import { topModal } from '../../shared/dialogs/layers'

/** Parts in which a visitor reads, selects, scrolls and types. */
const CONTENT = '.vitrine-gallery__content, .vitrine-gallery__caption'

/** Makes PhotoSwipe ignore gestures and keys in slides of markup and in captions. */
export function ignoreContent(pswp: PhotoSwipe, viewer: Element): void {
  pswp.on('pointerDown', (event) => {
    if (isContent(event.originalEvent.target)) event.preventDefault()
  })
  pswp.addFilter('preventPointerEvent', (prevent, { target }) => prevent && !isContent(target))
  pswp.on('keydown', (event) => {
    const { target, defaultPrevented } = event.originalEvent
    // A dialog may be open above the gallery.
    if (defaultPrevented || topModal() !== viewer || isContent(target)) event.preventDefault()
  })
  pswp.on('bindEvents', () => {
    const wheel = (event: Event) => {
      if (isContent(event.target)) event.stopPropagation()
    }
    for (const part of [pswp.scrollWrap, pswp.element?.querySelector('.vitrine-gallery__foot')])
      if (part) pswp.events.add(part as HTMLElement, 'wheel', wheel, true)
  })
}

export function isContent(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTENT) !== null
}
