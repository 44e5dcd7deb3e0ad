import type PhotoSwipe from 'photoswipe'
import type { Content as PageContent } from '../../../src/content/fetchedContent'
import type { PageTools } from '../../shared/widgetEntry'

type Slide = NonNullable<PhotoSwipe['currSlide']>

/**
 * Once what is shown has loaded, the site's behaviours are re-attached to it (spec 2.4), and detached before it
 * leaves.
 */
export function attachShown(pswp: PhotoSwipe, { content: load }: PageTools): void {
  const attached = new Map<Slide['content'], Element>()
  let page: PageContent | null = null
  const settle = async () => {
    const shown = pswp.currSlide?.content
    if (shown?.state !== 'loaded' || !shown.isAttached || attached.has(shown)) return
    const element = pswp.currSlide?.container
    if (!element) return
    attached.set(shown, element)
    page ??= await load()
    if (attached.get(shown) === element) page.attach([element])
  }
  const leave = (content: Slide['content']) => {
    const element = attached.get(content)
    attached.delete(content)
    if (element) page?.detach([element])
  }
  for (const name of ['change', 'loadComplete', 'appendHeavyContent'] as const)
    pswp.on(name, () => void settle())
  pswp.on('contentRemove', ({ content }) => leave(content))
  pswp.on('destroy', () => {
    for (const content of [...attached.keys()]) leave(content)
  })
}
