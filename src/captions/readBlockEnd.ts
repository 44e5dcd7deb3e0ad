import { show } from '../config/show'
import type { CaptionRefused } from './caption'
import type { Token } from './html/scan'
import { hasClass, tagAttributes } from './html/tagAttributes'

/** How a block ends. */
export interface BlockEnd {
  /** Where its content ends, and the place behind the block. */
  readonly contentEnd: number
  readonly end: number
  /** Its caption, as HTML text. */
  readonly text: string
}

/**
 * Reads the end of a block, whose content ends with `p.caption-text` where it has a caption.
 * @param index of the token that closes its innermost `div`.
 * @returns null where the two other `div`s are not closed right behind it.
 */
export function readBlockEnd(
  html: string,
  tokens: readonly Token[],
  index: number,
): BlockEnd | CaptionRefused | null {
  const [first, second, third] = tokens.slice(index, index + 3)
  if (!first || !isClosing(second) || !isClosing(third)) return null
  const between = html.slice(first.end, second.start) + html.slice(second.end, third.start)
  if (between.trim() !== '') return null
  const { end } = third
  const last = tokens[index - 1]
  const none = { contentEnd: first.start, end, text: '' }
  if (last?.kind !== 'tag' || last.name !== 'p' || !last.isEnd) return none
  if (html.slice(last.end, first.start).trim() !== '') return none
  const from = tokens.findLastIndex(
    (one, k) => k < index - 1 && one.kind === 'tag' && one.name === 'p' && !one.isEnd,
  )
  const begin = tokens[from]
  if (!begin || !hasClass(tagAttributes(html.slice(begin.start, begin.end)), 'caption-text'))
    return none
  if (tokens.slice(from + 1, index - 1).some(({ kind }) => kind === 'tag')) {
    const got = html.slice(begin.end, last.start)
    return { problem: `the caption of a block must be text without markup, got ${show(got)}` }
  }
  return { contentEnd: begin.start, end, text: html.slice(begin.end, last.start) }
}

function isClosing(token: Token | undefined): token is Token {
  return token?.kind === 'tag' && token.name === 'div' && token.isEnd
}
