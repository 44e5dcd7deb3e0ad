import type { EditorAdapter, Wrapping } from './editorAdapter'
import { insertedImages } from './insertedImages'
import { keepImageAttributes } from './keepImageAttributes'
import type { CkEditor5, ModelNode } from './modelTypes'
import { wrapImage } from './wrapImage'

/** An editable element with its editor. */
type Editable = Element & { readonly ckeditorInstance?: CkEditor5 | null }

/** The wrapping of each set-up editor, since a post-fixer cannot be removed. */
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
        const state = wrappings.get(editor) ?? setUp(editor)
        state.current = wrapping
        return () => {
          if (state.current === wrapping) state.current = null
        }
      },
    }))

/**
 * Collects inserted images, and adds their tags in a post-fixer: within the change, so that one undo removes both,
 * and after the caller has set the image and the selection.
 */
function setUp(editor: CkEditor5) {
  const wrapping: { current: Wrapping | null } = { current: null }
  const inserted = new Set<ModelNode>()
  wrappings.set(editor, wrapping)
  keepImageAttributes(editor)
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
      current !== null && images.filter((one) => wrapImage(one, editor, writer, current)).length > 0
    )
  })
  return wrapping
}
