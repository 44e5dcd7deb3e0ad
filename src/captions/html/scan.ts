import { behindRaw, type HtmlTag, readTag } from './htmlTag'
import { type OpeningTag, readOpeningTag } from './readOpeningTag'

/** `[/caption]`. */
export interface ClosingTag {
  readonly kind: 'close'
  readonly start: number
  readonly end: number
}

export type Token = HtmlTag | OpeningTag | ClosingTag

export const CLOSING = '[/caption]'

/**
 * What stands in a text of HTML, in order: its tags, and the tags of caption shortcodes in its text. A shortcode
 * in an attribute, a comment, a script or a text area is none. Each place is looked at once, but for what was
 * begun like a shortcode and is none.
 */
export function scan(html: string): readonly Token[] {
  const tokens: Token[] = []
  const signs = /[[<]/g
  for (let found = signs.exec(html); found; found = signs.exec(html)) {
    const token = tokenAt(html, found.index)
    if (typeof token === 'number') {
      signs.lastIndex = token
      continue
    }
    tokens.push(token)
    signs.lastIndex = token.kind === 'tag' ? behindRaw(html, token) : token.end
  }
  return tokens
}

function tokenAt(html: string, start: number): Token | number {
  if (html.charAt(start) === '<') return readTag(html, start)
  if (html.startsWith(CLOSING, start)) {
    return { kind: 'close', start, end: start + CLOSING.length }
  }
  return readOpeningTag(html, start) ?? start + 1
}
