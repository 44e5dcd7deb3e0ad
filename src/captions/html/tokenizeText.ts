import { readShortcodeTag, type ShortcodeTag } from './readShortcodeTag'
import { CLOSING, type ClosingTag } from './tokenize'

/** The tags of caption shortcodes in the text of a page, in order. */
export function tokenizeText(text: string): readonly (ShortcodeTag | ClosingTag)[] {
  const tokens: (ShortcodeTag | ClosingTag)[] = []
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', at)) {
    const end = at + CLOSING.length
    const token = text.startsWith(CLOSING, at)
      ? ({ kind: 'close', start: at, end } as const)
      : readShortcodeTag(text, at)
    if (token) tokens.push(token)
    at = token?.end ?? at + 1
  }
  return tokens
}
