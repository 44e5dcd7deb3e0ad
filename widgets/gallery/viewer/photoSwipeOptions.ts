import type { PhotoSwipeOptions } from 'photoswipe'
import { NARROW_PX } from '../../../src/contract/constants'
import { LIGHTBOX_OPACITY, LIGHTBOX_SPEED_MS } from '../../../src/gallery/constants'
import type { GalleryMessageKey } from '../../../src/gallery/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import type { GalleryItem } from '../links/galleryItem'

/** Space for PhotoSwipe's bar, a caption of one line and the arrows, in CSS pixels. */
const PADDING = { top: 60, bottom: 48, left: 0, right: 0 }
const ARROW_PADDING = { left: 76, right: 76 }

interface ViewerContent {
  /** From left to right. */
  readonly items: readonly GalleryItem[]
  readonly first: GalleryItem
  readonly translate: Translate<GalleryMessageKey>
  readonly isRtl: boolean
  readonly viewer: HTMLElement
}

/** PhotoSwipe's options (spec 2.4, 9). The overlay stack handles Escape and the focus. */
export function photoSwipeOptions({
  items,
  first,
  translate,
  isRtl,
  viewer,
}: ViewerContent): PhotoSwipeOptions {
  return {
    dataSource: items.map(() => ({})),
    index: items.indexOf(first),
    appendToEl: viewer,
    bgOpacity: LIGHTBOX_OPACITY,
    showHideAnimationType: 'fade',
    showAnimationDuration: LIGHTBOX_SPEED_MS,
    hideAnimationDuration: LIGHTBOX_SPEED_MS,
    zoomAnimationDuration: LIGHTBOX_SPEED_MS,
    preloaderDelay: LIGHTBOX_SPEED_MS,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    // Keeps images clear of the controls and a short caption, and of the arrows on wide screens.
    paddingFn: ({ x }) => ({ ...PADDING, ...(x > NARROW_PX && ARROW_PADDING) }),
    imageClickAction: 'zoom',
    // Replaced by the counter `image 2 of 5`.
    counter: false,
    closeTitle: translate('gallery.close'),
    zoomTitle: translate('gallery.zoom'),
    arrowPrevTitle: translate(isRtl ? 'gallery.next' : 'gallery.previous'),
    arrowNextTitle: translate(isRtl ? 'gallery.previous' : 'gallery.next'),
    errorMsg: translate('gallery.imageFailed'),
  }
}
