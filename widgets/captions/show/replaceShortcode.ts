import type { Block } from './createBlock'
import type { FoundShortcode } from './findShortcodes'
import { isBlank, nodesBetween } from './nodesBetween'
import { splitParagraph } from './splitParagraph'

/**
 * Replaces a shortcode by a block, into which the nodes between its tags move. A block is not allowed in a paragraph,
 * so a paragraph with nothing else is replaced, and any other is split.
 * @returns a function that restores the nodes; null, without a change, when the tags are in different elements.
 */
export function replaceShortcode(found: FoundShortcode, block: Block): (() => void) | null {
  const { open, close } = found
  const { parentNode } = open
  if (parentNode === null || parentNode !== close.parentNode)
    return replaceAcrossParagraphs(found, block)
  block.inner.prepend(...nodesBetween(open, close))
  open.replaceWith(block.outer)
  close.remove()
  const isParagraph = parentNode instanceof HTMLParagraphElement
  const joinParagraph = isParagraph ? splitParagraph(parentNode, block.outer) : null
  return () => {
    joinParagraph?.()
    block.text.remove()
    block.outer.replaceWith(open, ...block.inner.childNodes, close)
  }
}

/** Replaces a shortcode whose tags are each in their own paragraph, with the content between them. */
function replaceAcrossParagraphs(
  { open, close }: FoundShortcode,
  block: Block,
): (() => void) | null {
  const first = open.parentNode
  const last = close.parentNode
  if (!(first instanceof HTMLParagraphElement && last instanceof HTMLParagraphElement)) return null
  const start = [...last.childNodes].slice(0, [...last.childNodes].indexOf(close))
  if (first.parentNode !== last.parentNode || !isBlank(nodesBetween(open, null))) return null
  if (!isBlank(start)) return null
  const [inFirst, inLast] = [[...first.childNodes], [...last.childNodes]]
  block.inner.prepend(...nodesBetween(first, last))
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
