export type Link = HTMLAnchorElement | HTMLAreaElement

/** The link that contains an event's target. */
export function closestLink(target: EventTarget | null): Link | null {
  const link = target instanceof Element ? target.closest('a[href], area[href]') : null
  return link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement ? link : null
}

/** Whether a link leads to another page, not to a part of this one, to mail or to a script. */
export function leavesPage(link: Link): boolean {
  if (!/^https?:$/.test(link.protocol)) return false
  const [page] = location.href.split('#')
  const [there, part] = link.href.split('#')
  return part === undefined || there !== page
}

const COPIED_ATTRIBUTES = ['target', 'rel', 'referrerpolicy', 'ping', 'hreflang', 'type']

/**
 * Copies a link. @returns a function that follows the copy as the browser would, with the link's referrer
 * policy, and without a second click on the page.
 */
export function prepareFollow(link: Link): () => void {
  const copy = document.createElement('a')
  copy.href = link.href
  for (const name of COPIED_ATTRIBUTES) {
    const value = link.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  return () => copy.click()
}
