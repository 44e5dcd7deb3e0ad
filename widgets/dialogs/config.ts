import * as v from 'valibot'
import { filledText, oneOf, text } from '../../src/config/values'
import { DEFAULT_MODAL_SIZE, MODAL_SIZES } from '../../src/dialogs/modal'

export const name = 'modal'

export const config = v.object({
  /** The id of the element whose content the dialog shows. */
  content: v.optional(filledText('the id of an element on this page')),
  /** The address of its content. Without both, the address of the link that opens it. */
  url: v.optional(filledText('the address of a page or a part of one')),
  title: v.optional(text()),
  /** The button's text. Without it, the text that the element has. */
  label: v.optional(text()),
  /** Medium when unknown (spec 2.2). */
  size: v.optional(oneOf(MODAL_SIZES), DEFAULT_MODAL_SIZE),
  class: v.optional(text(), ''),
  /** The name of a handler given to `Vitrine.modal.onClose`. */
  on_close: v.optional(text()),
})

export type ModalConfig = v.InferOutput<typeof config>
