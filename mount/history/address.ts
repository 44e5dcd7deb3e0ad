import type { Address } from '../../src/history/address'
import { FRAGMENT_POLL_MS } from '../../src/history/constants'
import { globalValue } from '../browser/dom'
import { listenOnWindow } from '../browser/listenOnWindow'
import { newEntryState } from './historyEntry'

/** The query string that the widgets show or have just written. */
let shownQuery: string | null = null

export function readAddress(): Address {
  shownQuery = location.search
  return {
    query: shownQuery.slice(1),
    fragment: location.hash.slice(1),
    ...(isDrupal7() && { isPathInQ: true }),
  }
}

/** Drupal 7 has its settings in `Drupal.settings`, newer ones in `drupalSettings`. */
function isDrupal7(): boolean {
  const drupal = globalValue('Drupal')
  const hasSettings = typeof drupal === 'object' && drupal !== null && 'settings' in drupal
  return hasSettings && globalValue('drupalSettings') === undefined
}

/** Reads the page's path and query string. */
export function readPage() {
  return { path: location.pathname, query: location.search.slice(1) }
}

/** The entry's state stays. The whole address, since `<base>` may lead elsewhere. */
export function writeAddress({ query, fragment }: Address, how: 'push' | 'replace'): void {
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
  const onPopState = () => {
    if (shownQuery !== null && location.search !== shownQuery) changed()
  }
  const undo = [listenOnWindow('popstate', onPopState), watchFragment(changed)]
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
