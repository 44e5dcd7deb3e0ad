import type { CaptionIssue, Conversion } from './caption'
import { imageWidth } from './captionWidth'
import { applyEdits, type Edit } from './edit'
import { CLOSING, tokenize } from './html/tokenize'
import { type BlockStart, readBlockStart } from './readBlock'
import { type BlockEnd, readBlockEnd } from './readBlockEnd'
import { restoreShortcodeTag } from './restoreShortcodeTag'

/** An open `div`. */
interface OpenDiv {
  /** Set for the innermost `div` of a block. */
  readonly block: BlockStart | null
  /** The width of its first image that has one, in CSS pixels. */
  imageWidth: number | null
  /** The number of edits before it. */
  readonly edits: number
}

/**
 * Converts the blocks in HTML to caption shortcodes (spec 3.13, 4.12); it reverses toBlock exactly. Incomplete
 * blocks stay as they are. Blocks that no shortcode can express stay with their content, and an issue says why.
 */
export function toShortcode(html: string): Conversion {
  const issues: string[] = []
  const edits: Edit[] = []
  const tokens = tokenize(html)
  const open: OpenDiv[] = []
  const push = (block: BlockStart | null) =>
    open.push({ block, imageWidth: null, edits: edits.length })
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (token?.kind !== 'tag') continue
    const enclosing = open.at(-1)
    if (enclosing) enclosing.imageWidth ??= imageWidth(html, token)
    if (token.name !== 'div') continue
    if (!token.isEnd) {
      const block = readBlockStart(html, tokens, index)
      push(block)
      if (block) index += 2
      continue
    }
    const closed = open.pop()
    const outer = open.at(-1)
    if (closed && outer) outer.imageWidth ??= closed.imageWidth
    const end = closed?.block && readBlockEnd(html, tokens, index)
    if (closed?.block && end) {
      const result = createEdits(closed.block, end, closed.imageWidth)
      if (typeof result === 'string') {
        issues.push(result)
        edits.length = closed.edits
      } else edits.push(...result)
      index += 2
    } else if (closed?.block) {
      push(null)
      push(null)
    }
  }
  return { html: applyEdits(html, edits), issues }
}

/** The edits that convert a block to a shortcode, or the issue. */
function createEdits(
  block: BlockStart,
  end: BlockEnd | CaptionIssue,
  imageWidth: number | null,
): readonly Edit[] | string {
  if ('issue' in end) return end.issue
  const tag = restoreShortcodeTag(block, end.text, imageWidth)
  if (typeof tag !== 'string') return tag.issue
  const { paragraph } = block
  const isInParagraph = paragraph === 'p' || paragraph === 'p-each'
  const head = `${isInParagraph ? '<p>' : ''}${tag}${paragraph === 'p-each' ? '</p>' : ''}`
  const tail = `${paragraph === 'p-each' ? '<p>' : ''}${CLOSING}${isInParagraph ? '</p>' : ''}`
  return [
    { start: block.start, end: block.end, text: head },
    { start: end.contentEnd, end: end.end, text: tail },
  ]
}
