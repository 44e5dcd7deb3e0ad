import { selectStatus } from '../../slices/search/selectSearch'
import { RESTORE_HOLD_MS } from '../../src/history/constants'
import type { PagePosition } from '../../src/history/pageSnapshot'
import type { App } from '../app/app'
import { activeElement, documentBody } from '../browser/dom'
import { afterCommit } from '../root/afterCommit'
import { onChanges } from '../root/onChanges'
import { createAnchorScroller } from './createAnchorScroller'
import { focusTargetAt, itemAt, mountPointAt } from './findPosition'
import { isTextField } from './position'

/** The visitor's actions that end the restoration. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'pagehide'] as const

/**
 * Scrolls and focuses where the visitor was (design decision 10): before the paint in which the results appear,
 * and again when content around them changes its size in the moments after.
 * @param ended called once, when the restoration is over or the visitor has acted.
 * @returns a function that ends it.
 */
export function restorePosition(
  { anchor, focus }: PagePosition,
  app: App,
  ended: () => void,
): () => void {
  const abort = new AbortController()
  const scroll = anchor && createAnchorScroller()
  const scrollToElement = () => {
    const item = anchor && itemAt(anchor)
    if (item) scroll?.scrollToElement(item, anchor.top)
  }
  const resized = new ResizeObserver(scrollToElement)
  const restore = () => {
    const mounts = [anchor, focus].flatMap((one) => (one ? [one.mount] : []))
    if (abort.signal.aborted || !mounts.every((mount) => isRendered(mount, app))) return
    stopWaiting()
    scrollToElement()
    if (focus && mayFocus()) asHtml(focusTargetAt(focus))?.focus({ preventScroll: true })
    resized.observe(documentBody())
    setTimeout(end, RESTORE_HOLD_MS)
  }
  const stopWaiting = onChanges(app, () => afterCommit(restore))
  const end = () => {
    if (abort.signal.aborted) return
    abort.abort()
    stopWaiting()
    resized.disconnect()
    scroll?.release()
    ended()
  }
  for (const act of ACTS) {
    window.addEventListener(act, end, { capture: true, passive: true, signal: abort.signal })
  }
  afterCommit(restore)
  return end
}

/** Whether a mount point shows the response of its component. */
function isRendered(mount: number, app: App): boolean {
  const element = mountPointAt(mount)
  const id = element && app.mounted.get(element)?.component
  if (id == null || app.firstRenders.waiting(id)) return false
  return id === '' || selectStatus(app.store.getState(), id) === 'ready'
}

/** The focus is restored unless the visitor has moved it into a field, or outside our widgets. */
function mayFocus(): boolean {
  const active = activeElement()
  if (!active || active === documentBody()) return true
  return active.closest('[data-vitrine-root]') !== null && !isTextField(active)
}

function asHtml(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement ? element : null
}
