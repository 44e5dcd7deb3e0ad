import type { ModelNode } from './modelTypes'

/** The images of what is inserted; none where there is text beside them, or a caption of the editor's own. */
export function insertedImages(content: ModelNode): readonly ModelNode[] {
  if (isImage(content)) return hasText(content) ? [] : [content]
  if (hasText(content)) return []
  return [...(content.getChildren?.() ?? [])].flatMap(insertedImages)
}

export function isImage(node: ModelNode): boolean {
  return node.is('element', 'imageBlock') || node.is('element', 'imageInline')
}

function hasText(node: ModelNode): boolean {
  if (node.is('$text')) return (node.data ?? '').trim() !== ''
  return [...(node.getChildren?.() ?? [])].some(hasText)
}
