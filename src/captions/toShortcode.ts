import type { Converted } from './caption'
import { applyEdits, type Edit } from './edit'
import { openingTagOf } from './html/openingTagOf'
import { CLOSING, scan } from './html/scan'
import { imageWidth } from './imageWidth'
import { type BlockStart, readBlockStart } from './readBlock'
import { type BlockEnd, readBlockEnd } from './readBlockEnd'

/** A `div` that is open. */
interface Open {
  /** Where it is the innermost one of a block. */
  readonly block: BlockStart | null
  /** Of the first picture in it that says one, in CSS pixels. */
  image: number | null
  /** How many edits were made before it. */
  readonly edits: number
}

/**
 * Turns the blocks in a text of HTML into caption shortcodes (spec 3.13, 4.12), those of toBlock to the letter. What
 * is no whole block stays as it is; so does one that no shortcode can say, with all that is in it, and the problem
 * says why.
 */
export function toShortcode(html: string): Converted {
  const problems: string[] = []
  const edits: Edit[] = []
  const tokens = scan(html)
  const open: Open[] = []
  const push = (block: BlockStart | null) => open.push({ block, image: null, edits: edits.length })
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (token?.kind !== 'tag') continue
    const around = open.at(-1)
    if (around) around.image ??= imageWidth(html, token)
    if (token.name !== 'div') continue
    if (!token.isEnd) {
      const block = readBlockStart(html, tokens, index)
      push(block)
      if (block) index += 2
      continue
    }
    const closed = open.pop()
    const outer = open.at(-1)
    if (closed && outer) outer.image ??= closed.image
    const end = closed?.block && readBlockEnd(html, tokens, index)
    if (closed?.block && end) {
      const made = shortcode(closed.block, end, closed.image)
      if (typeof made === 'string') {
        problems.push(made)
        edits.length = closed.edits
      } else edits.push(...made)
      index += 2
    } else if (closed?.block) {
      push(null)
      push(null)
    }
  }
  return { html: applyEdits(html, edits), problems }
}

/** The edits that make a shortcode of a block, or why there are none. */
function shortcode(
  block: BlockStart,
  end: BlockEnd | { readonly problem: string },
  image: number | null,
): readonly Edit[] | string {
  if ('problem' in end) return end.problem
  const tag = openingTagOf(block, end.text, image)
  if (typeof tag !== 'string') return tag.problem
  const { around } = block
  const isIn = around === 'p' || around === 'p-each'
  const head = `${isIn ? '<p>' : ''}${tag}${around === 'p-each' ? '</p>' : ''}`
  const tail = `${around === 'p-each' ? '<p>' : ''}${CLOSING}${isIn ? '</p>' : ''}`
  return [
    { start: block.start, end: block.end, text: head },
    { start: end.contentEnd, end: end.end, text: tail },
  ]
}
