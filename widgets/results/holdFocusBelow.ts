/** How many frames items outside the window may take to get their height once they are near it. */
const SETTLE_FRAMES = 3

/**
 * Measures the focused element when it is below the item and in the window.
 * @returns what holds it at its place while new items push it down; null when there is nothing to do.
 */
export function holdFocusBelow(item: Element): (() => void) | null {
  const focused = document.activeElement
  const list = item.parentElement
  if (!focused || !list) return null
  const isBelow = item.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
  const { top, bottom } = focused.getBoundingClientRect()
  if (!isBelow || bottom < 0 || top > window.innerHeight) return null
  return () => {
    const hold = () => {
      const moved = document.activeElement === focused && focused.getBoundingClientRect().top - top
      if (moved) window.scrollBy({ top: moved, behavior: 'instant' })
    }
    // Items have an estimated height before they are near the window: the list's size may change again.
    const observer = new ResizeObserver(hold)
    observer.observe(list)
    let frames = 0
    const settle = () => {
      if (++frames < SETTLE_FRAMES) requestAnimationFrame(settle)
      else observer.disconnect()
    }
    requestAnimationFrame(settle)
  }
}
