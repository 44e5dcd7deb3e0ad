import type { Address } from '../../src/history/address'
import { FRAGMENT_POLL_MS } from '../../src/history/constants'
import { afterPaint } from '../../widgets/shared/afterPaint'
import { globalValue } from '../browser/dom'
import { listenOnWindow } from '../browser/listenOnWindow'
import { whenIdle } from '../browser/whenIdle'
import { newEntryState } from './historyEntry'

/** The query string that the widgets show or have just written. */
let shownQuery: string | null = null

/** The visitor's last step, until its history entry is written. */
let step: Address | null = null

/** Reads the address, which holds the visitor's last step even before its entry is written. */
export function readAddress(): Address {
  if (!step) shownQuery = location.search
  const query = location.search.slice(1)
  const fragment = location.hash.slice(1)
  return { ...(step ?? { query, fragment }), ...(isDrupal7() && { isPathInQ: true }) }
}

/** Drupal 7 has its settings in `Drupal.settings`, newer ones in `drupalSettings`. */
function isDrupal7(): boolean {
  const drupal = globalValue('Drupal')
  const hasSettings = typeof drupal === 'object' && drupal !== null && 'settings' in drupal
  return hasSettings && globalValue('drupalSettings') === undefined
}

/** Reads the page's path and query string. Two slashes at the start of a path would make a link to another site. */
export function readPage() {
  return { path: location.pathname.replace(/^\/{2,}/, '/'), query: location.search.slice(1) }
}

/**
 * Writes the address. A new entry, which takes the browser longer than a search page may take for a click, waits
 * until the click is painted, the browser is idle, the results come or the visitor's next step begins.
 */
export function writeAddress(address: Address, how: 'push' | 'replace'): void {
  writeLastStep()
  if (how === 'replace') {
    write(address, how)
    return
  }
  step = address
  // Nothing is painted in a page that is hidden.
  afterPaint(writeLastStep)
  whenIdle(writeLastStep)
}

/** Writes the entry of the visitor's last step, if it waits. */
export function writeLastStep(): void {
  if (!step) return
  const address = step
  step = null
  write(address, 'push')
}

/** The entry's state stays. The whole address, since `<base>` may lead elsewhere. */
function write({ query, fragment }: Address, how: 'push' | 'replace'): void {
  const page = location.href.replace(/[?#][\s\S]*/, '')
  const url = page + (query && `?${query}`) + (fragment && `#${fragment}`)
  if (how === 'push') history.pushState(newEntryState(), '', url)
  else history.replaceState(history.state, '', url)
  shownQuery = location.search
}

/**
 * Watches Back, Forward and links. Where the browser does not raise fragment-change events, the fragment is
 * polled (spec 2.1, 9).
 */
export function watchAddress(changed: () => void): () => void {
  const onChange = () => {
    step = null
    changed()
  }
  const onPopState = () => {
    if (shownQuery !== null && location.search !== shownQuery) onChange()
  }
  const undo = [
    listenOnWindow('popstate', onPopState),
    watchFragment(onChange),
    listenOnWindow('pointerdown', writeLastStep, { capture: true }),
    listenOnWindow('keydown', writeLastStep, { capture: true }),
  ]
  return () => {
    for (const stop of undo) stop()
  }
}

function watchFragment(changed: () => void): () => void {
  if ('onhashchange' in window) return listenOnWindow('hashchange', changed)
  let last = location.hash
  const timer = setInterval(() => {
    if (location.hash === last) return
    last = location.hash
    changed()
  }, FRAGMENT_POLL_MS)
  return () => clearInterval(timer)
}
