import type { Caption, CaptionRefused } from '../caption'
import type { BlockStart } from '../readBlock'
import { readCaption } from '../readCaption'
import { asShown } from '../writeBlock'
import { fromAttribute, fromHtmlText, fromId } from './htmlText'
import { readOpeningTag } from './readOpeningTag'
import { writeOpeningTag } from './writeOpeningTag'

/**
 * The opening tag of the shortcode that a block is: the very one that the block was made of where it still says the
 * same, else one of our writing.
 * @param text of its caption, as HTML text.
 * @param image how wide the picture in it says to be.
 */
export function openingTagOf(
  block: BlockStart,
  text: string,
  image: number | null,
): string | CaptionRefused {
  const attributes: [string, string][] = [['align', block.align]]
  if (block.width !== null) attributes.push(['width', block.width])
  const read = readCaption(attributes, null)
  if ('problem' in read) return read
  const caption = { ...read, text: fromHtmlText(text), id: block.id && fromId(block.id) }
  const kept = block.tag === null ? null : fromAttribute(block.tag)
  return kept !== null && saysSame(kept, caption, image) ? kept : writeOpeningTag(caption, image)
}

function saysSame(tag: string, caption: Caption, image: number | null): boolean {
  const opening = readOpeningTag(tag, 0)
  if (opening?.end !== tag.length) return false
  const read = readCaption(opening.attributes, image)
  if ('problem' in read) return false
  const { text, align, width, id } = asShown(read)
  return (
    text === caption.text && align === caption.align && width === caption.width && id === caption.id
  )
}
