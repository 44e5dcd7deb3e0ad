import { documentBody, findAll } from '../browser/dom'
import { openDialog } from '../dialogs/openDialog'

/**
 * The element that notices are appended to: the open dialog, since all outside of it is inert; else the page's
 * `.vitrine-notices__place` when it is rendered; else the body.
 */
export function noticesParent(): Element {
  return (
    openDialog() ?? findAll(document, '.vitrine-notices__place').find(isRendered) ?? documentBody()
  )
}

/** Its box may be empty, so that only its visibility counts. */
function isRendered(element: Element): boolean {
  return element.checkVisibility?.() ?? true
}
