import type PhotoSwipe from 'photoswipe'
import { topModal } from '../../shared/dialogs/layers'
import { createSlideshow, type Slideshow } from './createSlideshow'

/** The visitor reads, types or follows a link. */
const BUSY = '.vitrine-gallery__content:focus-within, .vitrine-gallery__caption:focus-within'

/** The slideshow of a gallery: it waits for what loads, and for a visitor who looks closer. */
export function runSlideshow(
  pswp: PhotoSwipe,
  { isRtl, stage }: { readonly isRtl: boolean; readonly stage: Element },
): Slideshow {
  const mayGoOn = () => {
    const slide = pswp.currSlide
    return (
      slide !== undefined &&
      slide.content.state !== 'loading' &&
      slide.currZoomLevel === slide.zoomLevels.initial &&
      topModal() === stage &&
      !stage.querySelector(BUSY)
    )
  }
  return createSlideshow(() => (isRtl ? pswp.prev() : pswp.next()), mayGoOn)
}
