import type { Caption, CaptionIssue } from './caption'
import { fromAttribute, fromHtmlText, fromId } from './html/htmlText'
import { readShortcodeTag } from './html/readShortcodeTag'
import { writeShortcodeTag } from './html/writeShortcodeTag'
import type { BlockStart } from './readBlock'
import { readCaption } from './readCaption'
import { roundTrip } from './writeBlock'

/**
 * The opening tag of a block's shortcode: the original one if the block still has the same caption, else a new one.
 * @param text the caption, as HTML text
 * @param image the width of the image in the block, in CSS pixels
 */
export function restoreShortcodeTag(
  block: BlockStart,
  text: string,
  image: number | null,
): string | CaptionIssue {
  const attributes: [string, string][] = [['align', block.align]]
  if (block.width !== null) attributes.push(['width', block.width])
  const read = readCaption(attributes, null)
  if ('issue' in read) return read
  const caption = { ...read, text: fromHtmlText(text), id: block.id && fromId(block.id) }
  const original = block.tag === null ? null : fromAttribute(block.tag)
  return original !== null && isEquivalent(original, caption, image)
    ? original
    : writeShortcodeTag(caption, image)
}

function isEquivalent(tag: string, caption: Caption, image: number | null): boolean {
  const opening = readShortcodeTag(tag, 0)
  if (opening?.end !== tag.length) return false
  const read = readCaption(opening.attributes, image)
  if ('issue' in read) return false
  const { text, align, width, id } = roundTrip(read)
  return (
    text === caption.text && align === caption.align && width === caption.width && id === caption.id
  )
}
