import { ContentRefused } from '../../src/content/contentRefused'
import type { FetchedContent } from '../../src/content/fetchedContent'
import { failureOf } from '../../src/requestFailed'
import type { AppTools } from '../shared/entry/appTools'
import { LAZY } from '../shared/lazy/loadImage'
import { markState } from '../shared/markState'
import { fetchWithRetry } from './fetchWithRetry'
import type { LazyElement } from './lazyElement'
import { PLACEHOLDER_URL } from './lazySelectors'
import { prepareFocusMove } from './prepareFocusMove'
import { showLoadFailure } from './showLoadFailure'

/**
 * A placeholder that is replaced by fetched markup (spec 4.11, 7.7). After a failure it stays, with a link to
 * the address. Refused content leaves it as the CMS rendered it.
 */
export function lazyFragment(
  placeholder: Element,
  url: string,
  { content, diagnostics, store }: AppTools,
): LazyElement {
  const abort = new AbortController()
  const { classList } = placeholder
  const addsClass = !classList.contains(LAZY)
  if (addsClass) classList.add(LAZY)
  let removeFailure = () => {}
  const replace = ({ nodes }: FetchedContent, attach: (elements: readonly Element[]) => void) => {
    // It has just been removed, and its observer has not run yet.
    if (!placeholder.isConnected) return
    const elements = [...nodes.children]
    const moveFocus = prepareFocusMove(placeholder)
    placeholder.replaceWith(nodes)
    attach(elements)
    moveFocus(elements)
  }
  const load = async () => {
    markState(placeholder, 'pending')
    try {
      const { get, attach } = await content()
      const fetched = await fetchWithRetry((signal) => get(url, placeholder, signal), abort.signal)
      replace(fetched, attach)
    } catch (error) {
      if (abort.signal.aborted) return
      const isRefused = error instanceof ContentRefused
      markState(placeholder, isRefused ? '' : 'failed')
      diagnostics.error(failureText(url, error), placeholder)
      if (!isRefused) removeFailure = showLoadFailure(placeholder, url, store.getState().settings)
    }
  }
  return {
    load: () => void load(),
    disconnect() {
      abort.abort()
      removeFailure()
      markState(placeholder, '')
      if (addsClass) classList.remove(LAZY)
    },
  }
}

function failureText(url: string, error: unknown): string {
  if (error instanceof ContentRefused) return `${PLACEHOLDER_URL}: ${error.message}.`
  const { status, error: reason } = failureOf(error)
  return `${PLACEHOLDER_URL}="${url}" was not loaded: ${status}, ${reason}`
}
