import { CLOSING } from '../../../src/captions/html/tokenize'
import type { EditorAdapter } from './editorAdapter'
import { readMedia } from './readMedia'
import { textBeforeCaret } from './textBeforeCaret'

/** The used part of CKEditor 4. */
interface CkEditor4 {
  readonly instances?: Readonly<Record<string, Editor>>
}

interface Wrapped<T> {
  readonly $: T
}

interface Editor {
  readonly status?: string
  readonly element?: Wrapped<Element>
  readonly container?: Wrapped<Element>
  editable(): Wrapped<HTMLElement> | null
  on<T>(name: string, run: (event: { data: T }) => void, ...rest: [null, null, number]): Listener
}

interface Listener {
  removeListener(): void
}

/** Priorities before and after the editor's own listeners, which have 10. */
const BEFORE = 1
const AFTER = 100

/** The editors of CKEditor 4. Scripts and pastes insert HTML; dialogs and widgets insert an element. */
export const ckeditor4: EditorAdapter = (globalValue) => {
  const ckeditor = globalValue('CKEDITOR') as CkEditor4 | null | undefined
  return Object.values(ckeditor?.instances ?? {})
    .filter(({ status }) => status !== 'destroyed')
    .map((editor) => ({
      editor,
      elements: [editor.element?.$, editor.container?.$],
      bind(wrapping) {
        let before = ''
        const readTextBefore = () => {
          const content = editor.editable()?.$
          before = content ? textBeforeCaret(content) : ''
        }
        const wrapHtml = ({ data }: { data: { dataValue: unknown } }) => {
          readTextBefore()
          if (typeof data.dataValue !== 'string') return
          data.dataValue = wrapping.html(data.dataValue, before)
        }
        const wrapElement = ({ data }: { data: Wrapped<Element> }) => {
          // A widget's wrapper also contains a drag handle, which is an image.
          const media = readMedia(data.$.querySelector('.cke_widget_element') ?? data.$)
          const tag = media && wrapping.openingTag(media, before)
          if (tag) insertTags(data.$, tag)
        }
        const listeners = [
          editor.on('insertHtml', wrapHtml, null, null, BEFORE),
          editor.on('insertElement', readTextBefore, null, null, BEFORE),
          // Runs before the editor saves its state, so that one undo removes the element and its tags.
          editor.on('insertElement', wrapElement, null, null, AFTER),
        ]
        return () => {
          for (const listener of listeners) listener.removeListener()
        }
      },
    }))
}

/** Inserts the tags around an element, and puts the caret after them. */
function insertTags(inserted: Element, tag: string) {
  const end = document.createTextNode(CLOSING)
  inserted.before(tag)
  inserted.after(end)
  end.ownerDocument.getSelection()?.collapse(end, end.length)
}
