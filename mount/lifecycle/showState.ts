import { selectStatus } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import type { App } from '../app/app'
import { afterCommit } from '../root/afterCommit'
import { onChanges } from '../root/onChanges'

/**
 * `data-state` and `aria-busy` on the component's element (spec 4.1, design decision 7). Pending shows at
 * once, the end of a search once its results stand: at no moment does an older list, or what the CMS
 * rendered, pass for the answer.
 */
export function showState(element: Element, id: ComponentId, app: App): () => void {
  let shown = ''
  let isShown = true
  const status = () => selectStatus(app.store.getState(), id)
  const show = () => {
    if (!isShown || status() === shown) return
    if (status() !== 'pending' && app.firstRenders.waiting(id)) return
    shown = status()
    element.setAttribute('data-state', shown)
    if (shown === 'pending') element.setAttribute('aria-busy', 'true')
    else element.removeAttribute('aria-busy')
  }
  const changed = () => {
    // An answer that is at hand follows at once: nothing was pending.
    if (status() === 'pending') queueMicrotask(show)
    else if (status() !== shown) afterCommit(show)
  }
  show()
  const stop = onChanges(app, changed)
  return () => {
    isShown = false
    stop()
    element.removeAttribute('data-state')
    element.removeAttribute('aria-busy')
  }
}
