import { findAll } from '../browser/dom'

/** Dialogs that make everything outside of them inert, or hide it: the browser's own, and those on the overlay stack. */
const MODAL = 'dialog.vitrine-sheet[open], dialog:modal, [data-vitrine-modal]'

/** The dialog that is open: what has to be seen, heard and reached meanwhile stands inside. Null without one. */
export function openDialog(): Element | null {
  return findAll(document, MODAL).at(-1) ?? null
}
