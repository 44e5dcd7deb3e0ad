import { show } from '../config/show'
import type { CaptionIssue } from './caption'
import { hasClass, parseAttributes } from './html/parseAttributes'
import type { Token } from './html/tokenize'

/** The end of a block. */
export interface BlockEnd {
  /** The indexes after its content and after the block. */
  readonly contentEnd: number
  readonly end: number
  /** The caption, as HTML text. */
  readonly text: string
}

/**
 * Reads the end of a block; its content ends with `p.caption-text` when it has a caption.
 * @param index the token that closes the innermost `div`
 * @returns null when the two other `div`s are not closed right after it.
 */
export function readBlockEnd(
  html: string,
  tokens: readonly Token[],
  index: number,
): BlockEnd | CaptionIssue | null {
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
  if (!begin || !hasClass(parseAttributes(html.slice(begin.start, begin.end)), 'caption-text'))
    return none
  if (tokens.slice(from + 1, index - 1).some(({ kind }) => kind === 'tag')) {
    const content = html.slice(begin.end, last.start)
    return { issue: `the caption of a block must be text without markup, got ${show(content)}` }
  }
  return { contentEnd: begin.start, end, text: html.slice(begin.end, last.start) }
}

function isClosing(token: Token | undefined): token is Token {
  return token?.kind === 'tag' && token.name === 'div' && token.isEnd
}
