import { LIVE_REGION_DELAY_MS } from '../../src/contract/constants'
import type { MessageKey } from '../../src/contract/messages'
import type { NoticeRequest, NoticeStyle } from '../../src/notices/notice'
import { announce } from '../browser/announce'

/** The kinds that ask for care are said as such. */
const KINDS: { readonly [style in NoticeStyle]?: MessageKey } = {
  error: 'notices.error',
  warn: 'notices.warn',
}

/**
 * Says notices to screen readers: errors at once, all others politely (spec 8). Those that are raised together
 * are said together, since a live region holds one text.
 */
export function createNoticeAnnouncer(
  word: (key: MessageKey) => string,
): (notice: NoticeRequest) => void {
  const waiting: Record<'status' | 'alert', string[]> = { status: [], alert: [] }
  return ({ text, style }) => {
    const role = style === 'error' ? 'alert' : 'status'
    // The region stands there before its text.
    if (role === 'alert') announce('', role)
    const kind = KINDS[style]
    const said = waiting[role]
    said.push(kind ? `${word(kind)}: ${text}` : text)
    if (said.length === 1)
      setTimeout(() => announce(said.splice(0).join(' '), role), LIVE_REGION_DELAY_MS)
  }
}
