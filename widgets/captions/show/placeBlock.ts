import { between, isBlank } from './between'
import type { Block } from './createBlock'
import { dividedParagraph } from './dividedParagraph'
import type { FoundShortcode } from './findShortcodes'

/**
 * Puts a block in the place of a shortcode: the page's own nodes between its tags move into it. A block may not
 * stand in a paragraph: one that holds nothing else gives its place, any other is divided.
 * @returns what gives the page's nodes back; null, and nothing is done, where its tags stand in different elements.
 */
export function placeBlock(found: FoundShortcode, block: Block): (() => void) | null {
  const { open, close } = found
  const { parentNode } = open
  if (parentNode === null || parentNode !== close.parentNode) return placeBetween(found, block)
  block.inner.prepend(...between(open, close))
  open.replaceWith(block.outer)
  close.remove()
  const isParagraph = parentNode instanceof HTMLParagraphElement
  const join = isParagraph ? dividedParagraph(parentNode, block.outer) : null
  return () => {
    join?.()
    block.text.remove()
    block.outer.replaceWith(open, ...block.inner.childNodes, close)
  }
}

/** Each of its tags stands in a paragraph of its own, the content between them. */
function placeBetween({ open, close }: FoundShortcode, block: Block): (() => void) | null {
  const first = open.parentNode
  const last = close.parentNode
  if (!(first instanceof HTMLParagraphElement && last instanceof HTMLParagraphElement)) return null
  const start = [...last.childNodes].slice(0, [...last.childNodes].indexOf(close))
  if (first.parentNode !== last.parentNode || !isBlank(between(open, null))) return null
  if (!isBlank(start)) return null
  const [inFirst, inLast] = [[...first.childNodes], [...last.childNodes]]
  block.inner.prepend(...between(first, last))
  open.remove()
  close.remove()
  first.after(block.outer)
  for (const one of [first, last]) if (isBlank(one.childNodes)) one.remove()
  return () => {
    block.text.remove()
    block.outer.before(first)
    block.outer.after(last)
    block.outer.replaceWith(...block.inner.childNodes)
    first.replaceChildren(...inFirst)
    last.replaceChildren(...inLast)
  }
}
