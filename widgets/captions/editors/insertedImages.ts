import type { ModelNode } from './modelTypes'

/** The images of inserted content; none when it contains text or the editor's own caption. */
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
