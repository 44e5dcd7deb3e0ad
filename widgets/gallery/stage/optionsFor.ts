import type { PhotoSwipeOptions } from 'photoswipe'
import { NARROW_PX } from '../../../src/contract/constants'
import { LIGHTBOX_OPACITY, LIGHTBOX_SPEED_MS } from '../../../src/gallery/constants'
import type { GalleryMessageKey } from '../../../src/gallery/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import type { GalleryItem } from '../links/galleryItem'

/** The height of PhotoSwipe's bar and of a caption of one line, and the width of its arrows, in CSS pixels. */
const ROOM = { top: 60, bottom: 48, left: 0, right: 0 }
const BESIDE = { left: 76, right: 76 }

interface Shown {
  /** As they stand from left to right. */
  readonly items: readonly GalleryItem[]
  readonly first: GalleryItem
  readonly translate: Translate<GalleryMessageKey>
  readonly isRtl: boolean
  readonly stage: HTMLElement
}

/** PhotoSwipe as the specification has it (spec 2.4, 9); Escape and the focus are the overlay stack's. */
export function optionsFor({ items, first, translate, isRtl, stage }: Shown): PhotoSwipeOptions {
  return {
    dataSource: items.map(() => ({})),
    index: items.indexOf(first),
    appendToEl: stage,
    bgOpacity: LIGHTBOX_OPACITY,
    showHideAnimationType: 'fade',
    showAnimationDuration: LIGHTBOX_SPEED_MS,
    hideAnimationDuration: LIGHTBOX_SPEED_MS,
    zoomAnimationDuration: LIGHTBOX_SPEED_MS,
    preloaderDelay: LIGHTBOX_SPEED_MS,
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    // Below the controls and above a short caption; beside the arrows where there is room.
    paddingFn: ({ x }) => ({ ...ROOM, ...(x > NARROW_PX && BESIDE) }),
    imageClickAction: 'zoom',
    // Ours says `image 2 of 5`.
    counter: false,
    closeTitle: translate('gallery.close'),
    zoomTitle: translate('gallery.zoom'),
    arrowPrevTitle: translate(isRtl ? 'gallery.next' : 'gallery.previous'),
    arrowNextTitle: translate(isRtl ? 'gallery.previous' : 'gallery.next'),
    errorMsg: translate('gallery.imageFailed'),
  }
}
