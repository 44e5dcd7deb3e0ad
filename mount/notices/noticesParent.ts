import { documentBody, findAll } from '../browser/dom'
import { openDialog } from '../dialogs/openDialog'

/**
 * Where notices stand now: in the dialog that is open, since nothing outside of it can be reached; else at the
 * page's own place for them, where that is to be seen; else at the end of the page.
 */
export function noticesParent(): Element {
  return (
    openDialog() ?? findAll(document, '.vitrine-notices__place').find(isRendered) ?? documentBody()
  )
}

/** Its box may be empty. */
function isRendered(element: Element): boolean {
  return element.checkVisibility?.() ?? true
}
