import { selectStatus } from '../../slices/search/selectSearch'
import type { ComponentId } from '../../src/componentId'
import { FAST_SEARCH_MS } from '../../src/search/constants'
import { markState } from '../../widgets/shared/markState'
import type { App } from '../app/app'
import { afterCommit } from '../root/afterCommit'
import { onChanges } from '../root/onChanges'

/** `data-state` and `aria-busy` on the component's element (spec 4.1, design decision 7). @returns its undo. */
export function showState(element: Element, id: ComponentId, app: App): () => void {
  return followStatus(id, app, (status) => markState(element, status))
}

/**
 * `data-pending` on the place of the results while their search runs for longer than FAST_SEARCH_MS: a fast answer
 * must not pay for the styles of a slow one. A rule that asked the component's element for it would let each click
 * look at all the elements of the search, a thousand facet values among them.
 * @returns its undo.
 */
export function showPending(element: Element, id: ComponentId, app: App): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return followStatus(id, app, (status) => {
    clearTimeout(timer)
    const isPending = status === 'pending'
    const mark = () => element.toggleAttribute('data-pending', isPending)
    if (isPending) timer = setTimeout(mark, FAST_SEARCH_MS)
    else mark()
  })
}

/**
 * Pending shows at once, the end of a search once its results stand: at no moment does an older list, or what the
 * CMS rendered, pass for the answer.
 * @param show gets an empty text at the end.
 */
function followStatus(id: ComponentId, app: App, show: (status: string) => void): () => void {
  let shown = ''
  let isShown = true
  const status = () => selectStatus(app.store.getState(), id)
  const update = () => {
    if (!isShown || status() === shown) return
    if (status() !== 'pending' && app.firstRenders.waiting(id)) return
    shown = status()
    show(shown)
  }
  const changed = () => {
    // An answer that is at hand follows at once: nothing was pending.
    if (status() === 'pending') queueMicrotask(update)
    else afterCommit(update)
  }
  update()
  const stop = onChanges(app, changed)
  return () => {
    isShown = false
    stop()
    show('')
  }
}
