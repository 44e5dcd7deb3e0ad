import type { EditorAdapter, Wrapping } from './editorAdapter'
import { insertedImages } from './insertedImages'
import { keepTitles } from './keepTitles'
import type { CkEditor5, ModelNode } from './modelTypes'
import { putInCaption } from './putInCaption'

/** What stands in an editor's place in the page knows it. */
type Editable = Element & { readonly ckeditorInstance?: CkEditor5 | null }

/** Whether an editor has been set up, and what it does with what is inserted now: a model forgets no fixer. */
const wrappings = new WeakMap<CkEditor5, { current: Wrapping | null }>()

/** The editors of CKEditor 5. */
export const ckeditor5: EditorAdapter = () =>
  [...document.querySelectorAll<Editable>('.ck-editor__editable')]
    .map(({ ckeditorInstance }) => ckeditorInstance)
    .filter((editor): editor is CkEditor5 => editor != null && editor.state !== 'destroyed')
    .map((editor) => ({
      editor,
      elements: [editor.sourceElement, editor.ui.element],
      bind(wrapping) {
        const known = wrappings.get(editor) ?? setUp(editor)
        known.current = wrapping
        return () => {
          if (known.current === wrapping) known.current = null
        }
      },
    }))

/**
 * Images are noted when they are inserted, and get their tags when the change ends: within it, so that undo takes
 * all of it out at once, and after whatever the caller does with the image and the selection.
 */
function setUp(editor: CkEditor5) {
  const wrapping: { current: Wrapping | null } = { current: null }
  const inserted = new Set<ModelNode>()
  wrappings.set(editor, wrapping)
  keepTitles(editor)
  editor.model.on(
    'insertContent',
    (_, [content]) => {
      if (!wrapping.current) return
      for (const image of insertedImages(content)) inserted.add(image)
    },
    { priority: 'high' },
  )
  editor.model.document.registerPostFixer((writer) => {
    const images = [...inserted]
    inserted.clear()
    const { current } = wrapping
    return (
      current !== null &&
      images.filter((one) => putInCaption(one, editor, writer, current)).length > 0
    )
  })
  return wrapping
}
