import type PhotoSwipe from 'photoswipe'
import { isContent } from './ignoreContent'

/**
 * Keeps taps that follow a fast swipe. Chromium takes such a swipe for the start of a scroll, even where
 * `touch-action: none` forbids one, and the next tap within 0.3 s for its end: no click follows. A move whose
 * default is prevented starts no scroll. Slides of markup do scroll.
 */
export function keepTaps(pswp: PhotoSwipe): void {
  pswp.on('bindEvents', () => {
    pswp.events.add(pswp.scrollWrap, 'touchmove', (event) => {
      if (!isContent(event.target)) event.preventDefault()
    })
  })
}
