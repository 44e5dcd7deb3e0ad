import type PhotoSwipe from 'photoswipe'
import type { Content as PageContent } from '../../../src/content/fetchedContent'
import type { AppTools } from '../../shared/entry/appTools'

type Slide = NonNullable<PhotoSwipe['currSlide']>

/**
 * Attaches the site's behaviours to each slide when it has loaded (spec 2.4), and detaches them before it is
 * removed.
 */
export function attachBehaviors(pswp: PhotoSwipe, { content: load }: AppTools): void {
  const attached = new Map<Slide['content'], Element>()
  let page: PageContent | null = null
  // Runs in the task in which the content is added, before observers of the page see it.
  const attachCurrent = () => {
    const { content, container } = pswp.currSlide ?? {}
    if (!page || !content || !container || attached.has(content)) return
    if (content.state !== 'loaded' || !content.isAttached) return
    attached.set(content, container)
    page.attach([container])
  }
  const detachContent = (content: Slide['content']) => {
    const element = attached.get(content)
    attached.delete(content)
    if (element) page?.detach([element])
  }
  for (const name of ['change', 'loadComplete', 'appendHeavyContent'] as const)
    pswp.on(name, attachCurrent)
  pswp.on('contentRemove', ({ content }) => detachContent(content))
  void load().then((loaded) => {
    page = loaded
    if (!pswp.isDestroying) attachCurrent()
  })
  pswp.on('destroy', () => {
    for (const content of [...attached.keys()]) detachContent(content)
  })
}
