import type PhotoSwipe from 'photoswipe'
import type { Caption } from './createCaption'

const IMAGE = '.pswp__img, .vitrine-gallery__content, .pswp__error-msg'
const BACKDROP =
  '.pswp__item, .pswp__zoom-wrap, .pswp__container, .pswp__scroll-wrap, .pswp__bg, .pswp__content'

/**
 * The caption slides down when the pointer is over the image, and up over the backdrop (spec 2.4). A finger's
 * tap on the image does either; whoever turns by keyboard sees it.
 */
export function slideCaption(pswp: PhotoSwipe, caption: Caption): void {
  pswp.on('bindEvents', () => {
    // Not pointerover: where the pointer rests, the image moves under it by itself.
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
