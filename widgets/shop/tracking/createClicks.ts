import { GONE_AGAIN_MS } from '../../../src/shop/constants'
import { followerOf, type Link, leadsAway, linkAt } from './followLink'
import { staysHere } from './staysHere'

export interface ClickParts<T> {
  /** What is chosen by a click on this link; null for nothing that is tracked. */
  readonly chosen: (link: Link) => T | null
  readonly send: (chosen: T) => void
  /** Resolves once the click may lead on. */
  readonly sent: (chosen: T) => Promise<void>
}

/**
 * Holds a click on a link until it is tracked, and then follows the link, once (spec 4.13). One that opens
 * another tab is never held, nor one that a script of the page takes.
 */
export function createClicks<T>({ chosen, send, sent }: ClickParts<T>) {
  let held: { readonly link: Link; readonly drop: () => void } | null = null
  let gone: Link | null = null
  const hold = (link: Link, what: T) => {
    held?.drop()
    const follow = followerOf(link)
    const over = new AbortController()
    const drop = () => {
      over.abort()
      held = null
    }
    held = { link, drop }
    // Whatever else leads away by now is the newer choice: another link, a form, Back.
    window.addEventListener('beforeunload', drop, { signal: over.signal })
    window.addEventListener('pagehide', drop, { signal: over.signal })
    void sent(what).then(() => {
      if (over.signal.aborted) return
      drop()
      gone = link
      setTimeout(forget, GONE_AGAIN_MS)
      follow()
    })
  }
  const forget = () => {
    gone = null
  }
  return {
    /** Heard by the window, after all others. */
    click(event: MouseEvent): void {
      const link = event.defaultPrevented || event.altKey ? null : linkAt(event.target)
      const what = link && leadsAway(link) && !link.hasAttribute('download') ? chosen(link) : null
      if (!link || what === null) return
      if (opensElsewhere(event, link)) {
        send(what)
        return
      }
      if (event.button !== 0) return
      event.preventDefault()
      // A second press is part of the first.
      if (held?.link !== link && gone !== link) hold(link, what)
    },
    /** The page is shown again as it was left. */
    forget,
  }
}

function opensElsewhere(event: MouseEvent, link: Link): boolean {
  if (event.button === 1) return true
  if (event.button !== 0) return false
  return event.ctrlKey || event.metaKey || event.shiftKey || !staysHere(link.target)
}
