import type PhotoSwipe from 'photoswipe'
import type { SlideData } from 'photoswipe'
import { LIGHTBOX_HEIGHT_PX, LIGHTBOX_WIDTH_PX } from '../../../src/gallery/constants'
import type { GalleryItem } from '../links/galleryItem'
import { createErrorMessage } from './createErrorMessage'
import { measureImage } from './measureImage'

/** The size of an image that is not measured yet (spec 9). */
const PLACEHOLDER_SIZE = { width: LIGHTBOX_WIDTH_PX, height: LIGHTBOX_HEIGHT_PX }

/**
 * Gives PhotoSwipe its image slides. An image of unknown size is a placeholder until it is measured, so that
 * no visible image changes its size.
 */
export function addImageSlides(
  pswp: PhotoSwipe,
  items: readonly GalleryItem[],
  failure: string,
): void {
  pswp.addFilter('itemData', (_, index) => slideData(items[index]))
  pswp.addFilter('useContentPlaceholder', (uses, { type }) => uses || type === 'waiting')
  pswp.addFilter('contentErrorElement', () => createErrorMessage(failure))
  pswp.on('contentLoad', (event) => {
    const { content } = event
    const item = items[content.index]
    if (!item || (content.type !== 'waiting' && content.type !== 'failed')) return
    event.preventDefault()
    content.element = document.createElement('div')
    content.element.className = 'pswp__content'
    if (content.type === 'failed') {
      content.element.classList.add('pswp__error-msg-container')
      content.element.append(createErrorMessage(failure))
      content.state = 'loaded'
      return
    }
    content.state = 'loading'
    void measureImage(item).then(() => {
      if (pswp.isOpen && !pswp.isDestroying) pswp.refreshSlideContent(content.index)
    })
  })
}

function slideData(item: GalleryItem | undefined): SlideData {
  if (!item) return {}
  const { kind, size, failed, src, alt } = item
  if (kind !== 'image') return { type: kind }
  if (failed) return { type: 'failed' }
  return size ? { type: 'image', src, alt, ...size } : { type: 'waiting', ...PLACEHOLDER_SIZE }
}
