export type Link = HTMLAnchorElement | HTMLAreaElement

/** The link that an event happened in. */
export function linkAt(target: EventTarget | null): Link | null {
  const link = target instanceof Element ? target.closest('a[href], area[href]') : null
  return link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement ? link : null
}

/** Whether a link leads to another page, and not to a part of this one, a mail, a script. */
export function leadsAway(link: Link): boolean {
  if (!/^https?:$/.test(link.protocol)) return false
  const [page] = location.href.split('#')
  const [there, part] = link.href.split('#')
  return part === undefined || there !== page
}

const SAID = ['target', 'rel', 'referrerpolicy', 'ping', 'hreflang', 'type']

/**
 * Notes where a link leads by now. @returns what follows it, as the browser does: with what it says of
 * referrers, and without the page hearing a second click.
 */
export function followerOf(link: Link): () => void {
  const copy = document.createElement('a')
  copy.href = link.href
  for (const name of SAID) {
    const value = link.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  return () => copy.click()
}
