import { documentBody, findAll } from '../browser/dom'

/** Where a dialog is put. While a native modal dialog is open, nothing outside of it can be reached. */
export function dialogParent(): Element {
  return findAll(document, 'dialog:modal').at(-1) ?? documentBody()
}
