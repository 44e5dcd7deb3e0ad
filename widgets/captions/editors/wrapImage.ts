import { CLOSING } from '../../../src/captions/html/tokenize'
import type { Wrapping } from './editorAdapter'
import { ALIGN, TITLE, WIDGET_TYPE } from './keepImageAttributes'
import type { CkEditor5, ModelNode, ModelWriter } from './modelTypes'

/**
 * Inserts the tags of a caption around an image, and puts the caret after them. A block image becomes an inline
 * image in a paragraph, because a shortcode is text.
 * @returns whether anything changed.
 */
export function wrapImage(
  image: ModelNode,
  { model }: CkEditor5,
  writer: ModelWriter,
  wrapping: Wrapping,
): boolean {
  // Removed again within the same change.
  if (image.root.rootName === undefined || image.root.rootName === '$graveyard') return false
  const text = (key: string) => {
    const value = image.getAttribute(key)
    return typeof value === 'string' ? value : null
  }
  const media = {
    title: text(TITLE) ?? '',
    widgetType: text(WIDGET_TYPE) ?? 'image',
    align: text(ALIGN),
  }
  const tag = wrapping.openingTag(media, textBefore(image, writer))
  if (tag === null) return false
  if (image.is('element', 'imageBlock')) {
    if (!model.schema.isRegistered('imageInline')) return false
    writer.rename(image, 'imageInline')
    model.schema.removeDisallowedAttributes([image], writer)
    writer.wrap(writer.createRangeOn(image), 'paragraph')
  }
  writer.insertText(tag, writer.createPositionBefore(image))
  writer.insertText(CLOSING, writer.createPositionAfter(image))
  const { parent } = image
  const offset = (image as ModelNode & { endOffset: number }).endOffset + CLOSING.length
  if (parent) writer.setSelection(writer.createPositionAt(parent, offset))
  return true
}

function textBefore(image: ModelNode, writer: ModelWriter): string {
  const start = writer.createPositionAt(image.root as ModelNode, 0)
  const range = writer.createRange(start, writer.createPositionBefore(image))
  return [...range.getItems()].map((one) => (one.is('$textProxy') ? (one.data ?? '') : '')).join('')
}
