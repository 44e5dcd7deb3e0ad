import type PhotoSwipe from 'photoswipe'
import type { GalleryMessageKey } from '../../../src/gallery/messages'
import type { PageTools } from '../../shared/entry/widgetEntry'
import type { Translate } from '../../shared/languages/createTranslate'
import type { FrameConsent } from '../links/frameConsent'
import type { GalleryItem } from '../links/galleryItem'
import { createShell } from './createShell'
import { fillBox } from './fillBox'

type Content = NonNullable<PhotoSwipe['currSlide']>['content']

interface Markup {
  readonly items: readonly GalleryItem[]
  readonly translate: Translate<GalleryMessageKey>
  readonly consent: FrameConsent
  readonly tools: PageTools
}

/**
 * The CMS's own markup and other sites' frames as slides. They load when they are shown, not ahead; a frame goes
 * when it is left, so that what plays in it stops, and what failed is tried again when it is come back to.
 */
export function addMarkup(pswp: PhotoSwipe, { items, translate, consent, tools }: Markup): void {
  const filled = new Map<Content, () => void>()
  const failed = new WeakSet<Content>()
  const itemOf = ({ index }: Content) => {
    const item = items[index]
    return item && item.kind !== 'image' ? item : null
  }
  const empty = (content: Content) => {
    filled.get(content)?.()
    if (!filled.delete(content)) return
    failed.delete(content)
    content.element?.firstElementChild?.replaceChildren()
    content.state = 'idle'
  }
  pswp.on('contentLoad', (event) => {
    const item = itemOf(event.content)
    if (!item) return
    event.preventDefault()
    event.content.element = createShell(item)
  })
  pswp.on('contentActivate', ({ content }) => {
    const item = itemOf(content)
    const box = content.element?.firstElementChild
    if (!item || !box || filled.has(content)) return
    content.state = 'loading'
    const settled = (how: 'loaded' | 'failed') => {
      content.onLoaded()
      if (how === 'loaded') return
      failed.add(content)
      tools.announce(translate('gallery.contentFailed'))
    }
    filled.set(content, fillBox(box, { item, translate, consent, tools, settled }))
  })
  pswp.on('contentDeactivate', ({ content }) => {
    const isKept = content.state === 'loaded' && !failed.has(content)
    if (itemOf(content)?.kind === 'embed' || !isKept) empty(content)
  })
  pswp.on('contentRemove', ({ content }) => empty(content))
}
