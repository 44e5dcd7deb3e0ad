import { NotHtml } from '../../../src/content/notHtml'
import { isImage } from '../../../src/gallery/itemKind'
import type { GalleryMessageKey } from '../../../src/gallery/messages'
import { REQUEST_TIMEOUT_S } from '../../../src/search/constants'
import type { AppTools } from '../../shared/entry/appTools'
import type { Translate } from '../../shared/languages/createTranslate'
import { partOf } from '../../shared/partOf'
import type { FrameConsent } from '../links/createFrameConsent'
import type { GalleryItem } from '../links/galleryItem'
import { createErrorMessage } from './createErrorMessage'
import { createFrame } from './createFrame'

interface SlideContent {
  readonly item: GalleryItem
  readonly translate: Translate<GalleryMessageKey>
  readonly consent: FrameConsent
  readonly app: AppTools
  /** Called when the content, or the message that replaces it, is shown. */
  readonly onSettled: (how: 'loaded' | 'failed') => void
  /** Called instead when the response is an image. */
  readonly onImage: () => void
}

/**
 * Loads a part of a page, or a frame, into a slide's box.
 * @returns a function that cancels the load.
 */
export function loadSlideContent(
  box: Element,
  { item, translate, consent, app, onSettled, onImage }: SlideContent,
): () => void {
  if (item.kind === 'embed') {
    fillFrame(box, { item, consent, onSettled })
    return () => {}
  }
  const abort = new AbortController()
  const timeout = setTimeout(() => abort.abort(), REQUEST_TIMEOUT_S * 1000)
  let stopped = false
  const show = (nodes: readonly Node[], how: 'loaded' | 'failed') => {
    clearTimeout(timeout)
    if (stopped) return
    box.replaceChildren(...nodes)
    box.removeAttribute('aria-busy')
    onSettled(how)
  }
  const failed = (error: unknown) => {
    if (!stopped && error instanceof NotHtml && isImage(error.mediaType)) {
      clearTimeout(timeout)
      onImage()
      return
    }
    if (!stopped) app.diagnostics.warn(`${item.src} is not shown in the gallery: ${String(error)}`)
    show([createErrorMessage(translate('gallery.contentFailed'))], 'failed')
  }
  box.setAttribute('aria-busy', 'true')
  box.replaceChildren(translate('gallery.loading'))
  const fetched = app.content().then(({ get }) => get(item.src, item.link, abort.signal))
  fetched.then((answer) => show(partOf(answer, item.src), 'loaded')).catch(failed)
  return () => {
    stopped = true
    clearTimeout(timeout)
    abort.abort()
  }
}

/** Shows a frame, or asks the visitor first where another site's frame is not allowed yet. */
function fillFrame(
  box: Element,
  { item, consent, onSettled }: Pick<SlideContent, 'item' | 'consent' | 'onSettled'>,
) {
  const frame = () => createFrame(item, () => onSettled('loaded'))
  if (consent.isAllowed(item.src)) {
    box.replaceChildren(frame())
    return
  }
  const allowed = () => {
    const iframe = frame()
    box.replaceChildren(iframe)
    // The pressed button is removed, so the focus moves to the frame.
    iframe.focus()
  }
  box.replaceChildren(consent.ask(item.src, allowed))
  onSettled('loaded')
}
