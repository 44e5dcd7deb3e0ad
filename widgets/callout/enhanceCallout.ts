import type { CalloutStore } from '../../src/callout/calloutStore'
import { CALLOUT_MESSAGES, type CalloutMessageKey } from '../../src/callout/messages'
import type { AppTools } from '../shared/entry/appTools'
import { createTranslate } from '../shared/languages/createTranslate'
import { connectCloseControl } from './connectCloseControl'
import { focusNext } from './focusNext'

interface Tools {
  readonly calloutStore: CalloutStore
  readonly announce: (text: string) => void
  readonly app: AppTools
}

/**
 * Lets the visitor close a banner of the CMS (spec 2.5, 4.10). Themes that reserve space for it elsewhere, such
 * as above the header, select the attribute that <html> gets.
 * @param close the selector of the close control.
 * @returns disconnects, and restores the banner.
 */
export function enhanceCallout(
  banner: Element,
  close: string | undefined,
  { calloutStore, announce, app }: Tools,
): () => void {
  // Reads the settings each time: the page's language may be loaded later.
  const translate = (key: CalloutMessageKey) =>
    createTranslate(app.store.getState().settings, CALLOUT_MESSAGES)(key)
  const wasHidden = banner.hasAttribute('hidden')
  const hideIfClosed = () => {
    if (calloutStore.isClosed()) banner.setAttribute('hidden', '')
  }
  const dismiss = () => {
    const hadFocus = banner.contains(document.activeElement)
    calloutStore.close()
    hideIfClosed()
    if (hadFocus) focusNext(banner)
    announce(translate('callout.closed'))
    app.bus.emit('callout:closed', { element: banner })
  }
  const disconnect = [
    connectCloseControl(banner, { selector: close, name: translate('callout.close'), dismiss }),
    // A page from the back/forward cache, or a second banner, learns of the close here.
    calloutStore.watchBfcacheRestore(hideIfClosed),
    app.bus.on('callout:closed', hideIfClosed),
  ]
  hideIfClosed()
  return () => {
    for (const undo of disconnect) undo()
    banner.toggleAttribute('hidden', wasHidden)
  }
}
