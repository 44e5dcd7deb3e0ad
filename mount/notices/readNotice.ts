import { nearest } from '../../src/config/nearest'
import { DEFAULT_NOTICE_STYLE } from '../../src/notices/constants'
import { NOTICE_STYLES, type NoticeRequest, type NoticeStyle } from '../../src/notices/notice'

/**
 * Reads the payload of the command `notice:show`, which may be anything. What is wrong is reported.
 * @returns null when there is nothing to show.
 */
export function readNotice(
  payload: unknown,
  warn: (message: string) => void,
): NoticeRequest | null {
  const { text, style, element } = (payload ?? {}) as Readonly<Record<string, unknown>>
  if (typeof text !== 'string' || text.trim() === '') {
    warn(
      `notice:show: text must be a text, got ${JSON.stringify(text) ?? 'none'}; nothing is shown.`,
    )
    return null
  }
  const isElement = element instanceof Element
  if (!isElement && element != null) {
    warn(`notice:show: element must be an element of the page; "${text}" points at nothing.`)
  }
  return {
    text: text.trim(),
    style: readStyle(style, warn),
    element: isElement ? element : null,
  }
}

function readStyle(style: unknown, warn: (message: string) => void): NoticeStyle {
  if (style == null) return DEFAULT_NOTICE_STYLE
  const known = NOTICE_STYLES.find((one) => one === style)
  if (known) return known
  const near = nearest(String(style), NOTICE_STYLES)
  const cure = near ? `Did you mean "${near}"?` : `Known are ${NOTICE_STYLES.join(', ')}.`
  warn(`notice:show: "${String(style)}" is not a style and is shown as info. ${cure}`)
  return 'info'
}
