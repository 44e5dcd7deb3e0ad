import type { EditorAdapter } from './editorAdapter'
import { textBefore } from './textBefore'

/** What we use of TinyMCE. */
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
  /** Whether it goes to the caret: an insertion, not the whole content that is loaded. */
  readonly selection?: boolean
}

/** The editors of TinyMCE. What is inserted is changed on its way in, so that undo takes it out at once. */
export const tinymce: EditorAdapter = (globalValue) => {
  const own = globalValue('tinymce') as TinyMce | null | undefined
  const editors = typeof own?.get === 'function' ? own.get() : []
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
          event.content = wrapping.html(event.content, textBefore(body))
        }
        editor.on('BeforeSetContent', wrap)
        return () => editor.off('BeforeSetContent', wrap)
      },
    }))
}
