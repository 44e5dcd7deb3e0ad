/** The text from the start of an editor's content to its caret; empty when the caret is elsewhere. */
export function textBeforeCaret(content: Node): string {
  const selection = content.ownerDocument?.getSelection()
  if (!selection || selection.rangeCount === 0) return ''
  const { startContainer, startOffset } = selection.getRangeAt(0)
  if (!content.contains(startContainer)) return ''
  const before = startContainer.ownerDocument?.createRange()
  before?.setStart(content, 0)
  before?.setEnd(startContainer, startOffset)
  return before?.toString() ?? ''
}
