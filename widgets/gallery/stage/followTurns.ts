import type PhotoSwipe from 'photoswipe'
import { SAID_AFTER_MS } from '../../../src/contract/constants'
import type { Caption } from '../caption/createCaption'
import type { GalleryItem } from '../links/galleryItem'
import type { Slideshow } from '../slideshow/createSlideshow'

interface Followers {
  readonly items: readonly GalleryItem[]
  readonly caption: Caption
  readonly positionOf: (index: number) => string
  readonly slideshow: Slideshow
  readonly announce: (text: string) => void
  /** What is said of an image that did not load. */
  readonly failure: string
}

/** Whenever another item is shown: its caption, its time in the slideshow, and what is said of it. */
export function followTurns(pswp: PhotoSwipe, followers: Followers): void {
  const { items, caption, positionOf, slideshow, announce, failure } = followers
  let shown = -1
  let saying: ReturnType<typeof setTimeout> | undefined
  pswp.on('firstUpdate', () => plain(pswp))
  pswp.on('change', () => {
    settleSlides(pswp, positionOf)
    const item = items[pswp.currIndex]
    if (!item || shown === pswp.currIndex) return
    shown = pswp.currIndex
    slideshow.begin()
    const named = caption.set(item.caption)
    // What runs by itself is not read out.
    if (slideshow.isRunning()) return
    const position = positionOf(shown)
    clearTimeout(saying)
    saying = setTimeout(async () => {
      const name = (await named) || item.alt
      const text = item.failed ? `${name} ${failure}` : name
      if (items[pswp.currIndex] === item && pswp.isOpen) announce(said(position, text))
    }, SAID_AFTER_MS)
  })
  pswp.on('afterSetContent', () => settleSlides(pswp, positionOf))
  pswp.on('loadComplete', ({ slide }) => {
    if (slide === pswp.currSlide) slideshow.begin()
  })
  pswp.on('loadError', ({ slide }) => {
    if (slide === pswp.currSlide) announce(failure)
  })
  pswp.on('destroy', () => clearTimeout(saying))
}

function said(position: string, text: string): string {
  return text.trim() ? `${position}. ${text.trim()}` : position
}

/** Those beside the one that is shown are out of reach; each says which it is. */
function settleSlides(pswp: PhotoSwipe, positionOf: (index: number) => string): void {
  for (const { el, slide } of pswp.mainScroll.itemHolders) {
    el.toggleAttribute('inert', slide !== pswp.currSlide)
    if (slide) el.setAttribute('aria-label', positionOf(slide.index))
  }
}

/** The dialog around it has the role and the focus, and its words would be English only. */
function plain({ element, scrollWrap, mainScroll }: PhotoSwipe): void {
  for (const attribute of ['role', 'tabindex']) element?.removeAttribute(attribute)
  scrollWrap?.removeAttribute('aria-roledescription')
  for (const { el } of mainScroll.itemHolders) el.removeAttribute('aria-roledescription')
}
