const LOCKED = 'data-vitrine-locked'

/** The page, past any element of it that is named documentElement. */
let root: Element | null = null

/**
 * While something modal lies over the page, the page does not scroll, and its live regions stand in it: they
 * must be there before their next text, or that is not read.
 * @param top the modal one on top; null once there is none.
 */
export function holdPage(top: Element | null): void {
  root = top?.closest(':root') ?? root
  if (!root) return
  if (!top) root.removeAttribute(LOCKED)
  // The room of a scrollbar that goes is kept, so that nothing moves.
  else if (!root.hasAttribute(LOCKED))
    root.setAttribute(LOCKED, window.innerWidth > root.clientWidth ? 'gutter' : '')
  const place = top ?? root.querySelector(':scope > body')
  for (const live of root.querySelectorAll('.vitrine-announcer')) {
    if (live.parentNode === place) continue
    // What was said there is not said again.
    live.replaceChildren()
    live.removeAttribute('aria-hidden')
    place?.append(live)
  }
}
