import type PhotoSwipe from 'photoswipe'
import type { Caption } from './createCaption'

const IMAGE = '.pswp__img, .vitrine-gallery__content, .pswp__error-msg'
const BACKDROP =
  '.pswp__item, .pswp__zoom-wrap, .pswp__container, .pswp__scroll-wrap, .pswp__bg, .pswp__content'

/**
 * Slides the caption down when the pointer is over the image, and up over the backdrop (spec 2.4). A tap on
 * the image toggles it; a key press shows it.
 */
export function slideCaptionWithPointer(pswp: PhotoSwipe, caption: Caption): void {
  pswp.on('bindEvents', () => {
    // Not pointerover: an image that moves under a resting pointer must not slide the caption.
    pswp.events.add(pswp.element, 'pointermove', (event) => {
      const { target, pointerType } = event as PointerEvent
      if (pointerType !== 'mouse' || !(target instanceof Element)) return
      if (target.closest(IMAGE)) caption.slide('down')
      else if (target.matches(BACKDROP)) caption.slide('up')
    })
  })
  pswp.on('keydown', () => caption.slide('down'))
  pswp.on('tapAction', (event) => {
    event.preventDefault()
    const { target } = event.originalEvent
    if (!(target instanceof Element)) return
    if (target.closest(IMAGE)) caption.toggle()
    else if (target.matches(BACKDROP)) pswp.close()
  })
}
