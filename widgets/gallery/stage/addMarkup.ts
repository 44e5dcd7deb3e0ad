import type PhotoSwipe from 'photoswipe'
import type { PageTools } from '../../shared/widgetEntry'
import type { SayGallery } from '../createSay'
import type { GalleryItem } from '../links/galleryItem'
import { errorText } from './addImages'
import { createFrame } from './createFrame'
import { partOf } from './partOf'

type Content = NonNullable<PhotoSwipe['currSlide']>['content']

interface Markup {
  readonly items: readonly GalleryItem[]
  readonly say: SayGallery
  readonly tools: PageTools
}

/**
 * The CMS's own markup and other sites' frames as slides. They load when they are shown, not ahead, and a
 * frame goes when it is left: what plays in it stops.
 */
export function addMarkup(pswp: PhotoSwipe, { items, say, tools }: Markup): void {
  const loading = new Map<Content, AbortController>()
  pswp.on('contentLoad', (event) => {
    const { content } = event
    const item = items[content.index]
    if (!item || item.kind === 'image') return
    event.preventDefault()
    content.element = createShell(item)
    content.state = 'idle'
  })
  pswp.on('contentActivate', ({ content }) => {
    const item = items[content.index]
    const box = content.element?.firstElementChild
    if (!item || item.kind === 'image' || !box || content.state !== 'idle') return
    content.state = 'loading'
    const own = new AbortController()
    loading.set(content, own)
    const done = (what: Node) => {
      if (own.signal.aborted) return
      box.replaceChildren(what)
      box.removeAttribute('aria-busy')
      content.onLoaded()
    }
    box.setAttribute('aria-busy', 'true')
    box.replaceChildren(say('gallery.loading'))
    if (item.kind === 'embed') {
      box.replaceChildren(createFrame(item, () => content.onLoaded()))
      box.removeAttribute('aria-busy')
      return
    }
    const fetched = tools.content().then(({ get }) => get(item.src, item.link, own.signal))
    fetched.then(
      (answer) => done(partOf(answer, item.src)),
      (error) => {
        if (own.signal.aborted) return
        tools.problems.warn(`${item.src} could not be shown in the gallery: ${String(error)}`)
        const text = say('gallery.contentFailed')
        done(errorText(text))
        tools.announce(text)
      },
    )
  })
  const empty = (content: Content) => {
    loading.get(content)?.abort()
    loading.delete(content)
    content.element?.firstElementChild?.replaceChildren()
    content.state = 'idle'
  }
  pswp.on('contentDeactivate', ({ content }) => {
    if (items[content.index]?.kind === 'embed' || content.state === 'loading') leave(content)
  })
  pswp.on('contentRemove', ({ content }) => leave(content))
  function leave(content: Content) {
    const kind = items[content.index]?.kind
    if (kind !== undefined && kind !== 'image') empty(content)
  }
}

/** What holds it, at its size: as it is written, else the initial one (spec 9), which gallery.css has. */
function createShell({ kind, size }: GalleryItem): HTMLDivElement {
  const shell = document.createElement('div')
  shell.className = 'pswp__content vitrine-gallery__shell'
  const box = document.createElement('div')
  box.className = `vitrine-gallery__content vitrine-gallery__content--${kind}`
  if (size) {
    box.style.setProperty('--_v-gallery-width', `${size.width}px`)
    box.style.setProperty('--_v-gallery-ratio', `${size.width} / ${size.height}`)
  }
  shell.append(box)
  return shell
}
