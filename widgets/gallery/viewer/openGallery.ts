import PhotoSwipe from 'photoswipe'
import type { LightboxSettings } from '../../../src/gallery/config'
import { MEASURE_TIMEOUT_MS } from '../../../src/gallery/constants'
import type { GalleryMessageKey } from '../../../src/gallery/messages'
import type { AppTools } from '../../shared/entry/appTools'
import type { Translate } from '../../shared/languages/createTranslate'
import { isRtl } from '../../shared/languages/isRtl'
import { createCaption } from '../caption/createCaption'
import { createCaptionSanitiser } from '../caption/createCaptionSanitiser'
import { slideCaptionWithPointer } from '../caption/slideCaptionWithPointer'
import { ignoreContent } from '../gestures/ignoreContent'
import { keepTaps } from '../gestures/keepTaps'
import type { FrameConsent } from '../links/createFrameConsent'
import type { GalleryItem } from '../links/galleryItem'
import { observeAddedNodes } from '../links/observeAddedNodes'
import { createGallerySlideshow } from '../slideshow/createGallerySlideshow'
import { addControls } from './addControls'
import { addHtmlSlides } from './addHtmlSlides'
import { addImageSlides } from './addImageSlides'
import { appendItems } from './appendItems'
import { attachBehaviors } from './attachBehaviors'
import { measureImage } from './measureImage'
import { openViewer } from './openViewer'
import { photoSwipeOptions } from './photoSwipeOptions'
import { updateOnSlideChange } from './updateOnSlideChange'

export interface OpenGallery {
  readonly links: () => readonly HTMLAnchorElement[]
  /** Removes it from the page without an animation. */
  readonly closeNow: () => void
  readonly closed: Promise<void>
}

interface GalleryRequest {
  readonly items: readonly GalleryItem[]
  /** The items of links that were added to the page after the known ones. */
  readonly added: (links: readonly HTMLAnchorElement[]) => readonly GalleryItem[]
  /** The item of the clicked link. */
  readonly first: GalleryItem
  readonly settings: LightboxSettings
  readonly translate: Translate<GalleryMessageKey>
  readonly consent: FrameConsent
  readonly app: AppTools
  /** False when the clicked link has left the page. */
  readonly isMounted: () => boolean
}

/** Opens items in the viewer (spec 2.4); resolves with null when the clicked link has left the page. */
export async function openGallery(request: GalleryRequest): Promise<OpenGallery | null> {
  const { first, settings, translate, consent, app } = request
  // PhotoSwipe only knows left to right, so a right-to-left page gets its items in reverse order.
  const rtl = isRtl(first.link)
  const items = rtl ? request.items.toReversed() : [...request.items]
  if (first.kind === 'image' && !first.size) {
    await Promise.race([measureImage(first), pause(MEASURE_TIMEOUT_MS)])
  }
  if (!request.isMounted()) return null

  let isClosing = false
  const close = () => {
    isClosing = true
    pswp.close()
  }
  const links = () => items.map(({ link }) => link)
  const viewer = openViewer({ label: translate('gallery.label'), parent: app.top(), close })
  const pswp = new PhotoSwipe(
    photoSwipeOptions({ items, first, translate, isRtl: rtl, viewer: viewer.element }),
  )
  const positionOf = (index: number) =>
    translate('gallery.counter', {
      current: rtl ? items.length - index : index + 1,
      total: items.length,
    })
  const caption = createCaption(createCaptionSanitiser(settings, app.diagnostics.warn))
  const slideshow = createGallerySlideshow(pswp, { isRtl: rtl, viewer: viewer.element })
  const controls = { positionOf, translate, slideshow, caption: caption.element }
  const failure = translate('gallery.imageFailed')

  addImageSlides(pswp, items, failure)
  addHtmlSlides(pswp, { items, translate, consent, app })
  addControls(pswp, controls)
  slideCaptionWithPointer(pswp, caption)
  ignoreContent(pswp, viewer.element)
  keepTaps(pswp)
  attachBehaviors(pswp, app)
  updateOnSlideChange(pswp, {
    items,
    caption,
    positionOf,
    slideshow,
    announce: app.announce,
    failure,
  })

  const stopWatching = observeAddedNodes(viewer.element, () => {
    appendItems(pswp, items, rtl ? [] : request.added(links()))
  })
  const closed = new Promise<void>((resolve) => {
    pswp.on('destroy', () => {
      slideshow.stop()
      stopWatching()
      viewer.remove(items[pswp.currIndex]?.link ?? first.link)
      resolve()
    })
  })
  // PhotoSwipe ignores close() while it opens, so a request to close waits for the end of the animation.
  pswp.on('openingAnimationEnd', () => {
    if (isClosing) pswp.close()
  })
  try {
    pswp.init()
  } catch (error) {
    stopWatching()
    viewer.remove(first.link)
    throw error
  }
  const closeNow = () => {
    isClosing = true
    // close() would wait for animations.
    pswp.isDestroying = true
    pswp.animations.stopAll()
    pswp.destroy()
  }
  return { links, closeNow, closed }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
