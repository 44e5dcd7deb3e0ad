import { REQUEST_TIMEOUT_S } from '../../../src/contract/constants'
import type { GalleryMessageKey } from '../../../src/gallery/messages'
import type { PageTools } from '../../shared/entry/widgetEntry'
import type { Translate } from '../../shared/languages/createTranslate'
import { partOf } from '../../shared/partOf'
import type { FrameConsent } from '../links/frameConsent'
import type { GalleryItem } from '../links/galleryItem'
import { createFrame } from './createFrame'
import { errorText } from './errorText'

interface Filling {
  readonly item: GalleryItem
  readonly translate: Translate<GalleryMessageKey>
  readonly consent: FrameConsent
  readonly tools: PageTools
  /** What is to be shown is there, or what is said instead. */
  readonly settled: (how: 'loaded' | 'failed') => void
}

/**
 * Brings a page's part, or a frame, into its box.
 * @returns what stops it: nothing comes afterwards.
 */
export function fillBox(
  box: Element,
  { item, translate, consent, tools, settled }: Filling,
): () => void {
  if (item.kind === 'embed') {
    fillFrame(box, { item, consent, settled })
    return () => {}
  }
  const abort = new AbortController()
  const patience = setTimeout(() => abort.abort(), REQUEST_TIMEOUT_S * 1000)
  let stopped = false
  const show = (nodes: readonly Node[], how: 'loaded' | 'failed') => {
    clearTimeout(patience)
    if (stopped) return
    box.replaceChildren(...nodes)
    box.removeAttribute('aria-busy')
    settled(how)
  }
  const failed = (error: unknown) => {
    if (!stopped) tools.problems.warn(`${item.src} is not shown in the gallery: ${String(error)}`)
    show([errorText(translate('gallery.contentFailed'))], 'failed')
  }
  box.setAttribute('aria-busy', 'true')
  box.replaceChildren(translate('gallery.loading'))
  const fetched = tools.content().then(({ get }) => get(item.src, item.link, abort.signal))
  fetched.then((answer) => show(partOf(answer, item.src), 'loaded')).catch(failed)
  return () => {
    stopped = true
    clearTimeout(patience)
    abort.abort()
  }
}

/** The visitor is asked first, where the frame is another site's. */
function fillFrame(
  box: Element,
  { item, consent, settled }: Pick<Filling, 'item' | 'consent' | 'settled'>,
) {
  const frame = () => createFrame(item, () => settled('loaded'))
  if (consent.isAllowed(item.src)) {
    box.replaceChildren(frame())
    return
  }
  const allowed = () => {
    const own = frame()
    box.replaceChildren(own)
    // The button is gone: whoever pressed it goes on where the frame is.
    own.focus()
  }
  box.replaceChildren(consent.ask(item.src, allowed))
  settled('loaded')
}
