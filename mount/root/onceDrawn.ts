import { ATTRIBUTES } from '../../src/contract/attributes'
import { findAll } from '../browser/dom'

/**
 * Mounts at once, or, where a server has rendered widgets into the page, when the browser has drawn them: what a
 * visitor can read already does not wait for the script (design decision 36).
 */
export function onceDrawn(mount: () => void): void {
  // A page in the background draws no frame. Behind the running script a request is cheap: a browser notes its stack,
  // and the engine would parse the whole script again for the positions in it.
  if (document.hidden || findAll(document, `[${ATTRIBUTES.root}]`).length === 0)
    queueMicrotask(mount)
  else requestAnimationFrame(() => setTimeout(mount))
}
