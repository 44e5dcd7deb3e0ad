const LOCKED = 'data-vitrine-locked'

/** The root element. `document.documentElement` may be shadowed by an element of that name. */
let root: Element | null = null

/**
 * Stops the page from scrolling while a modal layer is open.
 * @param top the top modal element; null unlocks.
 * @returns the page's root element; null before the first modal layer.
 */
export function lockScroll(top: Element | null): Element | null {
  root = top?.closest(':root') ?? root
  // The filter dialog locks the page itself.
  if (!top) root?.querySelector('.vitrine-sheet[open]') || root?.removeAttribute(LOCKED)
  // The space of the scrollbar is kept, so that nothing moves.
  else if (root && !root.hasAttribute(LOCKED))
    root.setAttribute(LOCKED, window.innerWidth > root.clientWidth ? 'gutter' : '')
  return root
}
