import { ATTRIBUTES } from '../../src/contract/attributes'
import { findAll } from '../browser/dom'

/**
 * Mounts right behind the script rather than within it: developer tools that record where the first request comes from
 * would read the whole file again for the function around it. Where a server has rendered widgets into the page, it
 * mounts when the browser has drawn them: what a visitor can read already does not wait for the script (design
 * decision 36).
 */
export function onceDrawn(mount: () => void): void {
  const isRendered = findAll(document, `[${ATTRIBUTES.root}]`).length > 0
  // A page in the background draws no frame.
  if (isRendered && !document.hidden) requestAnimationFrame(() => setTimeout(mount))
  else queueMicrotask(mount)
}
