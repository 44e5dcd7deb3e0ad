import type { AppTools } from '../shared/entry/appTools'
import { ckeditor4 } from './editors/ckeditor4'
import { ckeditor5 } from './editors/ckeditor5'
import type { FoundEditor, Wrapping } from './editors/editorAdapter'
import { tinymce } from './editors/tinymce'

const ADAPTERS = [tinymce, ckeditor4, ckeditor5]

/**
 * Binds the editors in an element, those too that come later, and lets go of those that leave: every editor is a
 * change of the page. One that breaks is told, and the others are bound.
 * @param also what else is looked for whenever the page has changed.
 * @returns the undo.
 */
export function watchEditors(
  element: Element,
  wrapping: Wrapping,
  { globalValue, diagnostics }: Pick<AppTools, 'globalValue' | 'diagnostics'>,
  also: () => void,
): () => void {
  const bound = new Map<object, () => void>()
  const fenced = <T>(run: () => T): T | null => {
    try {
      return run()
    } catch (error) {
      diagnostics.error(`captions: an editor is not as we know it: ${String(error)}`, element)
      return null
    }
  }
  const isHere = ({ elements }: FoundEditor) => elements.some((one) => one && element.contains(one))
  const look = () => {
    also()
    const found = ADAPTERS.flatMap((adapter) => fenced(() => adapter(globalValue)) ?? [])
    const here = new Map(found.filter(isHere).map((one) => [one.editor, one]))
    for (const [editor, undo] of bound) {
      if (here.has(editor)) continue
      bound.delete(editor)
      fenced(undo)
    }
    for (const [editor, one] of here) {
      if (!bound.has(editor)) bound.set(editor, fenced(() => one.bind(wrapping)) ?? (() => {}))
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
    for (const undo of bound.values()) fenced(undo)
  }
}
