import type { CalloutKeep } from '../../src/callout/calloutKeep'
import { LAZY_MESSAGES, type LazyMessageKey } from '../../src/lazy/messages'
import type { AppTools } from '../shared/entry/appTools'
import { createTranslate } from '../shared/languages/createTranslate'
import { closeControl } from './closeControl'
import { focusNext } from './focusNext'

interface Around {
  readonly keep: CalloutKeep
  readonly announce: (text: string) => void
  readonly app: AppTools
}

/**
 * A banner of the CMS that the visitor closes (spec 2.5, 4.10). A page that keeps room for it elsewhere, such
 * as above its header, goes by the attribute that <html> has from then on.
 */
export function enhanceCallout(
  banner: Element,
  close: string | undefined,
  { keep, announce, app }: Around,
): () => void {
  // The page's language may come later.
  const translate = (key: LazyMessageKey) =>
    createTranslate(app.store.getState().settings, LAZY_MESSAGES)(key)
  const wasHidden = banner.hasAttribute('hidden')
  const follow = () => {
    if (keep.isClosed()) banner.setAttribute('hidden', '')
  }
  const dismiss = () => {
    const hadFocus = banner.contains(document.activeElement)
    keep.close()
    follow()
    if (hadFocus) focusNext(banner)
    announce(translate('callout.closed'))
    app.bus.emit('callout:closed', { element: banner })
  }
  const giveBack = closeControl(banner, {
    selector: close,
    name: translate('callout.close'),
    dismiss,
  })
  // There may be two of them, and a page that comes back as it was left may know nothing of it.
  const undos = [giveBack, keep.watchBfcacheRestore(follow), app.bus.on('callout:closed', follow)]
  follow()
  return () => {
    for (const undo of undos) undo()
    banner.toggleAttribute('hidden', wasHidden)
  }
}
