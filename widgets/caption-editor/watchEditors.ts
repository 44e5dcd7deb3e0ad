import type { PageTools } from '../shared/widgetEntry'
import type { FoundEditor, Wrapping } from './editors/editorAdapter'

/**
 * Binds the editors in an element, those too that come later, and lets go of those that leave: every editor is a
 * change of the page.
 * @param also what else is looked for whenever the page has changed.
 * @returns the undo.
 */
export function watchEditors(
  element: Element,
  find: () => readonly FoundEditor[],
  wrapping: Wrapping,
  problems: PageTools['problems'],
  also: () => void,
): () => void {
  const bound = new Map<object, () => void>()
  const isHere = ({ elements }: FoundEditor) => elements.some((one) => one && element.contains(one))
  const look = () => {
    also()
    const here = new Map(
      find()
        .filter(isHere)
        .map((one) => [one.editor, one]),
    )
    for (const [editor, undo] of bound) {
      if (here.has(editor)) continue
      bound.delete(editor)
      undo()
    }
    for (const [editor, one] of here) if (!bound.has(editor)) bound.set(editor, one.bind(wrapping))
  }
  const fenced = () => {
    try {
      look()
    } catch (error) {
      problems.error(`an editor could not be bound: ${String(error)}`, element)
    }
  }
  const observer = new MutationObserver(fenced)
  observer.observe(document, { childList: true, subtree: true })
  fenced()
  return () => {
    observer.disconnect()
    for (const undo of bound.values()) undo()
  }
}
