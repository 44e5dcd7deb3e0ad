import type PhotoSwipe from 'photoswipe'
import { LIVE_REGION_DELAY_MS } from '../../../src/contract/constants'
import type { Caption } from '../caption/createCaption'
import type { GalleryItem } from '../links/galleryItem'
import type { Slideshow } from '../slideshow/createSlideshow'

interface SlideChangeOptions {
  readonly items: readonly GalleryItem[]
  readonly caption: Caption
  readonly positionOf: (index: number) => string
  readonly slideshow: Slideshow
  readonly announce: (text: string) => void
  /** The message for an image that failed to load. */
  readonly failure: string
}

/** Updates the caption, the slideshow's timer and the announcement when another item is shown. */
export function updateOnSlideChange(pswp: PhotoSwipe, options: SlideChangeOptions): void {
  const { items, caption, positionOf, slideshow, announce, failure } = options
  let shown = -1
  let announceTimer: ReturnType<typeof setTimeout> | undefined
  pswp.on('firstUpdate', () => removeDefaultRoles(pswp))
  pswp.on('change', () => {
    labelSlides(pswp, positionOf)
    const item = items[pswp.currIndex]
    if (!item || shown === pswp.currIndex) return
    shown = pswp.currIndex
    slideshow.restartTimer()
    const captionText = caption.set(item.caption)
    // The slideshow announces nothing.
    if (slideshow.isRunning()) return
    const position = positionOf(shown)
    clearTimeout(announceTimer)
    announceTimer = setTimeout(async () => {
      const name = (await captionText) || item.alt
      const text = item.failed ? `${name} ${failure}` : name
      if (items[pswp.currIndex] === item && pswp.isOpen) announce(announcement(position, text))
    }, LIVE_REGION_DELAY_MS)
  })
  pswp.on('afterSetContent', () => labelSlides(pswp, positionOf))
  pswp.on('loadComplete', ({ slide }) => {
    if (slide === pswp.currSlide) slideshow.restartTimer()
  })
  pswp.on('loadError', ({ slide }) => {
    if (slide === pswp.currSlide) announce(failure)
  })
  pswp.on('destroy', () => clearTimeout(announceTimer))
}

function announcement(position: string, text: string): string {
  return text.trim() ? `${position}. ${text.trim()}` : position
}

/** Makes the hidden slides inert and labels each slide with its position. */
function labelSlides(pswp: PhotoSwipe, positionOf: (index: number) => string): void {
  for (const { el, slide } of pswp.mainScroll.itemHolders) {
    el.toggleAttribute('inert', slide !== pswp.currSlide)
    if (slide) el.setAttribute('aria-label', positionOf(slide.index))
  }
}

/** Removes PhotoSwipe's roles and English descriptions; the dialog around it has the role and the focus. */
function removeDefaultRoles({ element, scrollWrap, mainScroll }: PhotoSwipe): void {
  for (const attribute of ['role', 'tabindex']) element?.removeAttribute(attribute)
  scrollWrap?.removeAttribute('aria-roledescription')
  for (const { el } of mainScroll.itemHolders) el.removeAttribute('aria-roledescription')
}
