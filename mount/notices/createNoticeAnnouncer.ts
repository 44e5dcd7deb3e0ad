import { LIVE_REGION_DELAY_MS } from '../../src/contract/constants'
import type { MessageKey } from '../../src/contract/messages'
import type { NoticeRequest, NoticeStyle } from '../../src/notices/notice'
import { announce } from '../browser/announce'

/** The styles whose name is announced before the text. */
const KINDS: { readonly [style in NoticeStyle]?: MessageKey } = {
  error: 'notices.error',
  warn: 'notices.warn',
}

/**
 * Creates the function that announces notices to screen readers: errors assertively, others politely (spec 8).
 * Notices shown within the delay are announced together, since a live region holds one text.
 */
export function createNoticeAnnouncer(
  translate: (key: MessageKey) => string,
): (notice: NoticeRequest) => void {
  const waiting: Record<'status' | 'alert', string[]> = { status: [], alert: [] }
  return ({ text, style }) => {
    const role = style === 'error' ? 'alert' : 'status'
    // The region must be in the page before its text.
    if (role === 'alert') announce('', role)
    const kind = KINDS[style]
    const texts = waiting[role]
    texts.push(kind ? `${translate(kind)}: ${text}` : text)
    if (texts.length === 1)
      setTimeout(() => announce(texts.splice(0).join(' '), role), LIVE_REGION_DELAY_MS)
  }
}
