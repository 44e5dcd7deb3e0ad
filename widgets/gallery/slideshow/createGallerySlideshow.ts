import type PhotoSwipe from 'photoswipe'
import { topModal } from '../../shared/dialogs/layers'
import { createSlideshow, type Slideshow } from './createSlideshow'

/** Matches while the focus is in a slide's content or in the caption. */
const BUSY = '.vitrine-gallery__content:focus-within, .vitrine-gallery__caption:focus-within'

/** The slideshow of a gallery; it waits while an item loads and while the visitor zooms or reads. */
export function createGallerySlideshow(
  pswp: PhotoSwipe,
  { isRtl, viewer }: { readonly isRtl: boolean; readonly viewer: Element },
): Slideshow {
  const canAdvance = () => {
    const slide = pswp.currSlide
    return (
      slide !== undefined &&
      slide.content.state !== 'loading' &&
      slide.currZoomLevel === slide.zoomLevels.initial &&
      topModal() === viewer &&
      !viewer.querySelector(BUSY)
    )
  }
  return createSlideshow(() => (isRtl ? pswp.prev() : pswp.next()), canAdvance)
}
