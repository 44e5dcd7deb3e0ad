import type { EditorAdapter } from './editorAdapter'
import { textBeforeCaret } from './textBeforeCaret'

/** The used part of TinyMCE. */
interface TinyMce {
  get?(): unknown
}

interface Editor {
  readonly removed?: boolean
  on(name: string, run: (event: SetContent) => void): void
  off(name: string, run: (event: SetContent) => void): void
  getBody(): Node | null
  getElement(): Element | null
  getContainer(): Element | null
}

interface SetContent {
  content: unknown
  /** True for an insertion at the caret, not for loading the whole content. */
  readonly selection?: boolean
}

/** The editors of TinyMCE. Content is changed before it is inserted, so that one undo removes it. */
export const tinymce: EditorAdapter = (globalValue) => {
  const manager = globalValue('tinymce') as TinyMce | null | undefined
  const editors = typeof manager?.get === 'function' ? manager.get() : []
  if (!Array.isArray(editors)) return []
  return (editors as readonly Editor[])
    .filter(({ removed }) => !removed)
    .map((editor) => ({
      editor,
      elements: [editor.getElement(), editor.getContainer()],
      bind(wrapping) {
        const wrap = (event: SetContent) => {
          const body = editor.getBody()
          if (!event.selection || typeof event.content !== 'string' || !body) return
          event.content = wrapping.html(event.content, textBeforeCaret(body))
        }
        editor.on('BeforeSetContent', wrap)
        return () => editor.off('BeforeSetContent', wrap)
      },
    }))
}
