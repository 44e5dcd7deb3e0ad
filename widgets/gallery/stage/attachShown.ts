import type PhotoSwipe from 'photoswipe'
import type { Content as PageContent } from '../../../src/content/fetchedContent'
import type { PageTools } from '../../shared/entry/widgetEntry'

type Slide = NonNullable<PhotoSwipe['currSlide']>

/**
 * Once what is shown has loaded, the site's behaviours are re-attached to it (spec 2.4), and detached before it
 * leaves.
 */
export function attachShown(pswp: PhotoSwipe, { content: load }: PageTools): void {
  const attached = new Map<Slide['content'], Element>()
  let page: PageContent | null = null
  // At once, in the same breath as the content came: what attaches by itself finds nothing left.
  const settle = () => {
    const { content, container } = pswp.currSlide ?? {}
    if (!page || !content || !container || attached.has(content)) return
    if (content.state !== 'loaded' || !content.isAttached) return
    attached.set(content, container)
    page.attach([container])
  }
  const leave = (content: Slide['content']) => {
    const element = attached.get(content)
    attached.delete(content)
    if (element) page?.detach([element])
  }
  for (const name of ['change', 'loadComplete', 'appendHeavyContent'] as const)
    pswp.on(name, settle)
  pswp.on('contentRemove', ({ content }) => leave(content))
  void load().then((loaded) => {
    page = loaded
    if (!pswp.isDestroying) settle()
  })
  pswp.on('destroy', () => {
    for (const content of [...attached.keys()]) leave(content)
  })
}
