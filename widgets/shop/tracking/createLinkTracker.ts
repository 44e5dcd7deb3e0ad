import { REPEAT_PRESS_MS } from '../../../src/shop/constants'
import { closestLink, type Link, leavesPage, prepareFollow } from './followLink'
import { replacesPage } from './replacesPage'

export interface LinkTrackerOptions<T> {
  /** The event of a click on this link; null when the link is not tracked. */
  readonly eventFor: (link: Link) => T | null
  readonly send: (eventFor: T) => void
  /** Sends the event and resolves when navigation may go on. */
  readonly sendAndWait: (eventFor: T) => Promise<void>
}

/**
 * Delays navigation by a tracked link until its event is sent, and then follows the link once (spec 4.13).
 * A click that opens another tab, or that a script of the page handles, is not delayed.
 */
export function createLinkTracker<T>({ eventFor, send, sendAndWait }: LinkTrackerOptions<T>) {
  let pending: { readonly link: Link; readonly cancel: () => void } | null = null
  let followed: Link | null = null
  const holdNavigation = (link: Link, event: T) => {
    pending?.cancel()
    const follow = prepareFollow(link)
    const abort = new AbortController()
    const cancel = () => {
      abort.abort()
      pending = null
    }
    pending = { link, cancel }
    // Another navigation, by a link, a form or Back, is the newer choice.
    window.addEventListener('beforeunload', cancel, { signal: abort.signal })
    window.addEventListener('pagehide', cancel, { signal: abort.signal })
    void sendAndWait(event).then(() => {
      if (abort.signal.aborted) return
      cancel()
      followed = link
      setTimeout(reset, REPEAT_PRESS_MS)
      follow()
    })
  }
  const reset = () => {
    followed = null
  }
  return {
    /** Listener for the window, so that it runs after the page's own. */
    onClick(click: MouseEvent): void {
      const link = click.defaultPrevented || click.altKey ? null : closestLink(click.target)
      const event =
        link && leavesPage(link) && !link.hasAttribute('download') ? eventFor(link) : null
      if (!link || event === null) return
      if (opensElsewhere(click, link)) {
        send(event)
        return
      }
      if (click.button !== 0) return
      click.preventDefault()
      // A second press belongs to the first.
      if (pending?.link !== link && followed !== link) holdNavigation(link, event)
    },
    /** Forgets the followed link when the page is restored from the back/forward cache. */
    reset,
  }
}

function opensElsewhere(event: MouseEvent, link: Link): boolean {
  if (event.button === 1) return true
  if (event.button !== 0) return false
  return event.ctrlKey || event.metaKey || event.shiftKey || !replacesPage(link.target)
}
