import type PhotoSwipe from 'photoswipe'
import { topModal } from '../../shared/dialogs/layers'

/** What a visitor may read, mark, scroll and type into. */
const OWN = '.vitrine-gallery__content, .vitrine-gallery__caption'

/** PhotoSwipe takes every gesture and key for itself; in markup and captions they are the visitor's own. */
export function letContentBe(pswp: PhotoSwipe, stage: Element): void {
  pswp.on('pointerDown', (event) => {
    if (isOwn(event.originalEvent.target)) event.preventDefault()
  })
  pswp.addFilter('preventPointerEvent', (prevent, { target }) => prevent && !isOwn(target))
  pswp.on('keydown', (event) => {
    const { target, defaultPrevented } = event.originalEvent
    // Something else may lie over the gallery.
    if (defaultPrevented || topModal() !== stage || isOwn(target)) event.preventDefault()
  })
  pswp.on('bindEvents', () => {
    const wheel = (event: Event) => {
      if (isOwn(event.target)) event.stopPropagation()
    }
    for (const part of [pswp.scrollWrap, pswp.element?.querySelector('.vitrine-gallery__foot')])
      if (part) pswp.events.add(part as HTMLElement, 'wheel', wheel, true)
  })
}

function isOwn(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN) !== null
}
