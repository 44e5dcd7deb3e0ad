import type { GalleryMessageKey } from '../../../src/gallery/messages'
import type { Translate } from '../../shared/languages/createTranslate'
import { isRtl } from '../../shared/languages/isRtl'
import 'photoswipe/style.css'
import PhotoSwipe from 'photoswipe'
import type { LightboxSettings } from '../../../src/gallery/config'
import { MEASURE_PATIENCE_MS } from '../../../src/gallery/constants'
import type { PageTools } from '../../shared/entry/widgetEntry'
import { captionCleaner } from '../caption/captionCleaner'
import { createCaption } from '../caption/createCaption'
import { slideCaption } from '../caption/slideCaption'
import type { FrameConsent } from '../links/frameConsent'
import type { GalleryItem } from '../links/galleryItem'
import { watchAdded } from '../links/watchAdded'
import { runSlideshow } from '../slideshow/runSlideshow'
import { addControls } from './addControls'
import { addImages } from './addImages'
import { addMarkup } from './addMarkup'
import { attachShown } from './attachShown'
import { followTurns } from './followTurns'
import { joinOpen } from './joinOpen'
import { letContentBe } from './letContentBe'
import { measure } from './measure'
import { openStage } from './openStage'
import { optionsFor } from './optionsFor'

export interface OpenGallery {
  readonly links: () => readonly HTMLAnchorElement[]
  /** Takes it off the page at once. */
  readonly abandon: () => void
  readonly gone: Promise<void>
}

interface Wanted {
  readonly items: readonly GalleryItem[]
  /** Links that came later, as items, by what is here. */
  readonly added: (links: readonly HTMLAnchorElement[]) => readonly GalleryItem[]
  /** Which of them was pressed. */
  readonly first: GalleryItem
  readonly settings: LightboxSettings
  readonly translate: Translate<GalleryMessageKey>
  readonly consent: FrameConsent
  readonly tools: PageTools
  /** False once the link that was pressed has left. */
  readonly isThere: () => boolean
}

/** Opens some items over the page (spec 2.4), one of them first; null where that has left meanwhile. */
export async function openGallery(wanted: Wanted): Promise<OpenGallery | null> {
  const { first, settings, translate, consent, tools } = wanted
  // PhotoSwipe knows one direction only: what comes next stands where a reader of this page looks for it.
  const rtl = isRtl(first.link)
  const items = rtl ? wanted.items.toReversed() : [...wanted.items]
  if (first.kind === 'image' && !first.size) {
    await Promise.race([measure(first), pause(MEASURE_PATIENCE_MS)])
  }
  if (!wanted.isThere()) return null

  let isWanted = true
  const close = () => {
    isWanted = false
    pswp.close()
  }
  const links = () => items.map(({ link }) => link)
  const stage = openStage({ label: translate('gallery.label'), place: tools.top(), close })
  const pswp = new PhotoSwipe(
    optionsFor({ items, first, translate, isRtl: rtl, stage: stage.element }),
  )
  const positionOf = (index: number) =>
    translate('gallery.counter', {
      current: rtl ? items.length - index : index + 1,
      total: items.length,
    })
  const caption = createCaption(captionCleaner(settings, tools.problems.warn))
  const slideshow = runSlideshow(pswp, { isRtl: rtl, stage: stage.element })
  const controls = { positionOf, translate, slideshow, caption: caption.element }
  const failure = translate('gallery.imageFailed')

  addImages(pswp, items, failure)
  addMarkup(pswp, { items, translate, consent, tools })
  addControls(pswp, controls)
  slideCaption(pswp, caption)
  letContentBe(pswp, stage.element)
  attachShown(pswp, tools)
  followTurns(pswp, { items, caption, positionOf, slideshow, announce: tools.announce, failure })

  const stopWatching = watchAdded(stage.element, () => {
    joinOpen(pswp, items, rtl ? [] : wanted.added(links()))
  })
  const gone = new Promise<void>((resolve) => {
    pswp.on('destroy', () => {
      slideshow.stop()
      stopWatching()
      stage.remove(items[pswp.currIndex]?.link ?? first.link)
      resolve()
    })
  })
  // While it opens it cannot be closed: it is as soon as it is open.
  pswp.on('openingAnimationEnd', () => {
    if (!isWanted) pswp.close()
  })
  try {
    pswp.init()
  } catch (error) {
    stopWatching()
    stage.remove(first.link)
    throw error
  }
  const abandon = () => {
    isWanted = false
    // At once: PhotoSwipe's own way out waits for a moment and for animations.
    pswp.isDestroying = true
    pswp.animations.stopAll()
    pswp.destroy()
  }
  return { links, abandon, gone }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
