import type PhotoSwipe from 'photoswipe'
import type { SlideData } from 'photoswipe'
import { LIGHTBOX_HEIGHT_PX, LIGHTBOX_WIDTH_PX } from '../../../src/gallery/constants'
import type { GalleryItem } from '../links/galleryItem'
import { errorText } from './errorText'
import { measure } from './measure'

/** The room of what is not there yet (spec 9). */
const ROOM = { width: LIGHTBOX_WIDTH_PX, height: LIGHTBOX_HEIGHT_PX }

/**
 * Images as PhotoSwipe's slides: one of unknown size is a frame until it is measured, so that no image ever
 * changes its size while it is seen.
 */
export function addImages(pswp: PhotoSwipe, items: readonly GalleryItem[], failure: string): void {
  pswp.addFilter('itemData', (_, index) => dataOf(items[index]))
  pswp.addFilter('useContentPlaceholder', (uses, { type }) => uses || type === 'waiting')
  pswp.addFilter('contentErrorElement', () => errorText(failure))
  pswp.on('contentLoad', (event) => {
    const { content } = event
    const item = items[content.index]
    if (!item || (content.type !== 'waiting' && content.type !== 'failed')) return
    event.preventDefault()
    content.element = document.createElement('div')
    content.element.className = 'pswp__content'
    if (content.type === 'failed') {
      content.element.classList.add('pswp__error-msg-container')
      content.element.append(errorText(failure))
      content.state = 'loaded'
      return
    }
    content.state = 'loading'
    void measure(item).then(() => {
      if (pswp.isOpen && !pswp.isDestroying) pswp.refreshSlideContent(content.index)
    })
  })
}

function dataOf(item: GalleryItem | undefined): SlideData {
  if (!item) return {}
  const { kind, size, failed, src, alt } = item
  if (kind !== 'image') return { type: kind }
  if (failed) return { type: 'failed' }
  return size ? { type: 'image', src, alt, ...size } : { type: 'waiting', ...ROOM }
}
