import type { AppTools } from '../shared/entry/appTools'
import { ckeditor4 } from './editors/ckeditor4'
import { ckeditor5 } from './editors/ckeditor5'
import type { FoundEditor, Wrapping } from './editors/editorAdapter'
import { tinymce } from './editors/tinymce'

const ADAPTERS = [tinymce, ckeditor4, ckeditor5]

/**
 * Binds the editors in an element, later ones too, and unbinds those that are removed. An editor that throws is
 * reported, and the others are bound.
 * @param onChange called whenever the page has changed
 * @returns a function that stops watching.
 */
export function watchEditors(
  element: Element,
  wrapping: Wrapping,
  { globalValue, diagnostics }: Pick<AppTools, 'globalValue' | 'diagnostics'>,
  onChange: () => void,
): () => void {
  const bound = new Map<object, () => void>()
  const guarded = <T>(run: () => T): T | null => {
    try {
      return run()
    } catch (error) {
      diagnostics.error(`captions: an editor has an unexpected API: ${String(error)}`, element)
      return null
    }
  }
  const isHere = ({ elements }: FoundEditor) => elements.some((one) => one && element.contains(one))
  const update = () => {
    onChange()
    const found = ADAPTERS.flatMap((adapter) => guarded(() => adapter(globalValue)) ?? [])
    const here = new Map(found.filter(isHere).map((one) => [one.editor, one]))
    for (const [editor, undo] of bound) {
      if (here.has(editor)) continue
      bound.delete(editor)
      guarded(undo)
    }
    for (const [editor, one] of here) {
      if (!bound.has(editor)) bound.set(editor, guarded(() => one.bind(wrapping)) ?? (() => {}))
    }
  }
  const observer = new MutationObserver(update)
  observer.observe(document, { childList: true, subtree: true })
  update()
  return () => {
    observer.disconnect()
    for (const undo of bound.values()) guarded(undo)
  }
}
