import { type HtmlTag, readTag, skipRawText } from './htmlTag'
import { readShortcodeTag, type ShortcodeTag } from './readShortcodeTag'

/** `[/caption]`. */
export interface ClosingTag {
  readonly kind: 'close'
  readonly start: number
  readonly end: number
}

export type Token = HtmlTag | ShortcodeTag | ClosingTag

export const CLOSING = '[/caption]'

/**
 * Splits HTML into its tags and the tags of caption shortcodes, in order. Shortcodes in attributes, comments,
 * scripts and text areas do not count. Runs in linear time, apart from incomplete shortcodes.
 */
export function tokenize(html: string): readonly Token[] {
  const tokens: Token[] = []
  const starts = /[[<]/g
  for (let found = starts.exec(html); found; found = starts.exec(html)) {
    const token = readToken(html, found.index)
    if (typeof token === 'number') {
      starts.lastIndex = token
      continue
    }
    tokens.push(token)
    starts.lastIndex = token.kind === 'tag' ? skipRawText(html, token) : token.end
  }
  return tokens
}

function readToken(html: string, start: number): Token | number {
  if (html.charAt(start) === '<') return readTag(html, start)
  if (html.startsWith(CLOSING, start)) {
    return { kind: 'close', start, end: start + CLOSING.length }
  }
  return readShortcodeTag(html, start) ?? start + 1
}
