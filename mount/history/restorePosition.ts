import { selectStatus } from '../../slices/search/selectSearch'
import { RESTORE_HOLD_MS } from '../../src/history/constants'
import type { PagePosition } from '../../src/history/pageSnapshot'
import type { App } from '../app/app'
import { activeElement, documentBody } from '../browser/dom'
import { afterCommit } from '../root/afterCommit'
import { createAnchorScroller } from './createAnchorScroller'
import { focusTargetAt, isTextField, itemAt, mountPointAt } from './position'

/** What a visitor does to go somewhere else: whoever has begun to is not brought back. */
const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown', 'pagehide'] as const

/**
 * Brings a visitor back to where they stood (design decision 10): before the paint in which the results
 * appear, and again whenever what stands around them takes its room in the moments after.
 * @param ended called once, when it is over: they are there, or have acted meanwhile.
 * @returns what ends it.
 */
export function restorePosition(
  { anchor, focus }: PagePosition,
  app: App,
  ended: () => void,
): () => void {
  const abort = new AbortController()
  const scroll = anchor && createAnchorScroller()
  const bring = () => {
    const item = anchor && itemAt(anchor)
    if (item) scroll?.bring(item, anchor.top)
  }
  const resized = new ResizeObserver(bring)
  const arrive = () => {
    const mounts = [anchor, focus].flatMap((one) => (one ? [one.mount] : []))
    if (abort.signal.aborted || !mounts.every((mount) => stands(mount, app))) return
    stopWaiting()
    bring()
    if (focus && mayFocus()) asHtml(focusTargetAt(focus))?.focus({ preventScroll: true })
    resized.observe(documentBody())
    setTimeout(end, RESTORE_HOLD_MS)
  }
  const undo = [app.store.subscribe(() => afterCommit(arrive)), app.firstRenders.onRendered(arrive)]
  const stopWaiting = () => {
    for (const stop of undo) stop()
  }
  const end = () => {
    if (abort.signal.aborted) return
    abort.abort()
    stopWaiting()
    resized.disconnect()
    scroll?.letGo()
    ended()
  }
  for (const act of ACTS) {
    window.addEventListener(act, end, { capture: true, passive: true, signal: abort.signal })
  }
  afterCommit(arrive)
  return end
}

/** Whether a mount point shows what its component has been answered. */
function stands(mount: number, app: App): boolean {
  const element = mountPointAt(mount)
  const id = element && app.mounted.get(element)?.component
  if (id == null || app.firstRenders.waiting(id)) return false
  return id === '' || selectStatus(app.store.getState(), id) === 'ready'
}

/** The focus is brought back unless the visitor has put it into a field, or anywhere beside our widgets. */
function mayFocus(): boolean {
  const active = activeElement()
  if (!active || active === documentBody()) return true
  return active.closest('[data-vitrine-root]') !== null && !isTextField(active)
}

function asHtml(element: Element | null): HTMLElement | null {
  return element instanceof HTMLElement ? element : null
}
