import { ContentRefused } from '../../src/content/contentRefused'
import type { FetchedContent } from '../../src/content/fetchedContent'
import { failureOf } from '../../src/requestFailed'
import type { AppTools } from '../shared/entry/appTools'
import { LAZY } from '../shared/lazy/loadImage'
import { failedLine } from './failedLine'
import { fetchPatiently } from './fetchPatiently'
import { keepFocus } from './keepFocus'
import { PLACEHOLDER_URL } from './states'

/**
 * A placeholder that fetched markup takes the place of (spec 4.11, 7.7). Where none comes it stays, with a link
 * to its address; where none may come, it stays as the CMS rendered it.
 */
export function lazyFragment(
  placeholder: Element,
  url: string,
  { content, diagnostics, store }: AppTools,
) {
  const gone = new AbortController()
  const { classList } = placeholder
  const added = !classList.contains(LAZY)
  if (added) classList.add(LAZY)
  let giveBack = () => {}
  const show = (state: 'pending' | 'failed' | null) => {
    set(placeholder, 'data-state', state)
    set(placeholder, 'aria-busy', state === 'pending' ? 'true' : null)
  }
  const put = ({ nodes }: FetchedContent, attach: (elements: readonly Element[]) => void) => {
    // It left a moment ago.
    if (!placeholder.isConnected) return
    const elements = [...nodes.children]
    const focus = keepFocus(placeholder)
    placeholder.replaceWith(nodes)
    attach(elements)
    focus(elements)
  }
  const load = async () => {
    show('pending')
    try {
      const { get, attach } = await content()
      const fetched = await fetchPatiently((signal) => get(url, placeholder, signal), gone.signal)
      put(fetched, attach)
    } catch (error) {
      if (gone.signal.aborted) return
      const refused = error instanceof ContentRefused
      show(refused ? null : 'failed')
      diagnostics.error(told(url, error), placeholder)
      if (!refused) giveBack = failedLine(placeholder, url, store.getState().settings)
    }
  }
  return {
    load: () => void load(),
    undo() {
      gone.abort()
      giveBack()
      show(null)
      if (added) classList.remove(LAZY)
    },
  }
}

function set(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function told(url: string, error: unknown): string {
  if (error instanceof ContentRefused) return `${PLACEHOLDER_URL}: ${error.message}.`
  const { status, error: reason } = failureOf(error)
  return `${PLACEHOLDER_URL}="${url}" was not loaded: ${status}, ${reason}`
}
