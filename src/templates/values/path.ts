/**
 * The path of a binding's value: `price` is a field of the document, `place.city` a property of a field, `.` the
 * item of the nearest data-vitrine-each, and `.name` a property of that item.
 */
export interface Path {
  /** As the themer wrote it. */
  readonly text: string
  readonly from: 'document' | 'item'
  /** Without the leading dot; empty for the item itself. */
  readonly keys: string
}

/** @returns null when the text is empty. */
export function parsePath(text: string): Path | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (!trimmed.startsWith('.')) return { text: trimmed, from: 'document', keys: trimmed }
  return { text: trimmed, from: 'item', keys: trimmed.slice(1) }
}
