import { findAll } from './page'

/** Dialogs that make everything outside of them inert, or hide it. */
const MODAL = 'dialog.vitrine-sheet[open], dialog:modal, .vitrine-modal__box'

/** The dialog that is open: what has to be seen, heard and reached meanwhile stands inside. Null without one. */
export function openModal(): Element | null {
  return findAll(document, MODAL).at(-1) ?? null
}
