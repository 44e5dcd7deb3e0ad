/**
 * Where a binding finds its value.
 * `price` is a field of the document, `place.city` reaches into one, `.` is the item of the
 * nearest data-vitrine-each and `.name` reaches into that item.
 */
export interface Path {
  /** As the themer wrote it. */
  readonly text: string
  readonly from: 'document' | 'item'
  /** Without the leading dot; empty for the item itself. */
  readonly keys: string
}

/** @returns null when the text names nothing. */
export function parsePath(text: string): Path | null {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (!trimmed.startsWith('.')) return { text: trimmed, from: 'document', keys: trimmed }
  return { text: trimmed, from: 'item', keys: trimmed.slice(1) }
}
