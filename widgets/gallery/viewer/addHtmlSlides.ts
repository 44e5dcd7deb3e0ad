import type PhotoSwipe from 'photoswipe'
import type { GalleryMessageKey } from '../../../src/gallery/messages'
import type { AppTools } from '../../shared/entry/appTools'
import type { Translate } from '../../shared/languages/createTranslate'
import type { FrameConsent } from '../links/createFrameConsent'
import type { GalleryItem } from '../links/galleryItem'
import { createSlideBox } from './createSlideBox'
import { loadSlideContent } from './loadSlideContent'

type Content = NonNullable<PhotoSwipe['currSlide']>['content']

interface HtmlSlides {
  readonly items: readonly GalleryItem[]
  readonly translate: Translate<GalleryMessageKey>
  readonly consent: FrameConsent
  readonly app: AppTools
}

/**
 * Gives PhotoSwipe slides of the CMS's markup and of other sites' frames. Each loads when it is shown. A frame
 * is removed when it is left, so that its media stops; a failed slide loads again when it is shown again. A
 * link whose response is an image becomes an image's slide.
 */
export function addHtmlSlides(
  pswp: PhotoSwipe,
  { items, translate, consent, app }: HtmlSlides,
): void {
  const loading = new Map<Content, () => void>()
  const failed = new WeakSet<Content>()
  const itemOf = ({ index }: Content) => {
    const item = items[index]
    return item && item.kind !== 'image' ? item : null
  }
  const empty = (content: Content) => {
    loading.get(content)?.()
    if (!loading.delete(content)) return
    failed.delete(content)
    content.element?.firstElementChild?.replaceChildren()
    content.state = 'idle'
  }
  pswp.on('contentLoad', (event) => {
    const item = itemOf(event.content)
    if (!item) return
    event.preventDefault()
    event.content.element = createSlideBox(item)
  })
  pswp.on('contentActivate', ({ content }) => {
    const item = itemOf(content)
    const box = content.element?.firstElementChild
    if (!item || !box || loading.has(content)) return
    content.state = 'loading'
    const onSettled = (how: 'loaded' | 'failed') => {
      content.onLoaded()
      if (how === 'loaded') return
      failed.add(content)
      app.announce(translate('gallery.contentFailed'))
    }
    const onImage = () => {
      item.kind = 'image'
      loading.delete(content)
      if (pswp.isOpen && !pswp.isDestroying) pswp.refreshSlideContent(content.index)
    }
    const slide = { item, translate, consent, app, onSettled, onImage }
    loading.set(content, loadSlideContent(box, slide))
  })
  pswp.on('contentDeactivate', ({ content }) => {
    const isReusable = content.state === 'loaded' && !failed.has(content)
    if (itemOf(content)?.kind === 'embed' || !isReusable) empty(content)
  })
  pswp.on('contentRemove', ({ content }) => empty(content))
}
