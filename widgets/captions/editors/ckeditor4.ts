import { CLOSING } from '../../../src/captions/html/scan'
import type { EditorAdapter } from './editorAdapter'
import { readMedia } from './readMedia'
import { textBefore } from './textBefore'

/** What we use of CKEditor 4. */
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

/** Earlier and later than the editor's own listeners, which stand at 10. */
const BEFORE = 1
const AFTER = 100

/** The editors of CKEditor 4. A script and a paste give them HTML, a dialog and a widget an element. */
export const ckeditor4: EditorAdapter = (globalValue) => {
  const own = globalValue('CKEDITOR') as CkEditor4 | null | undefined
  return Object.values(own?.instances ?? {})
    .filter(({ status }) => status !== 'destroyed')
    .map((editor) => ({
      editor,
      elements: [editor.element?.$, editor.container?.$],
      bind(wrapping) {
        let before = ''
        const look = () => {
          const content = editor.editable()?.$
          before = content ? textBefore(content) : ''
        }
        const wrapHtml = ({ data }: { data: { dataValue: unknown } }) => {
          look()
          if (typeof data.dataValue !== 'string') return
          data.dataValue = wrapping.html(data.dataValue, before)
        }
        const wrapElement = ({ data }: { data: Wrapped<Element> }) => {
          // A widget stands in a box of its own, beside a handle that is a picture, too.
          const media = readMedia(data.$.querySelector('.cke_widget_element') ?? data.$)
          const tag = media && wrapping.openingTag(media, before)
          if (tag) putAround(data.$, tag)
        }
        const listeners = [
          editor.on('insertHtml', wrapHtml, null, null, BEFORE),
          editor.on('insertElement', look, null, null, BEFORE),
          // The editor keeps its state for undo a moment later: the element and its tags are one step.
          editor.on('insertElement', wrapElement, null, null, AFTER),
        ]
        return () => {
          for (const listener of listeners) listener.removeListener()
        }
      },
    }))
}

/** Puts the tags around it, and the caret behind them. */
function putAround(inserted: Element, tag: string) {
  const end = document.createTextNode(CLOSING)
  inserted.before(tag)
  inserted.after(end)
  end.ownerDocument.getSelection()?.collapse(end, end.length)
}
