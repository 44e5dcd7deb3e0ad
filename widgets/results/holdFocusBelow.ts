/**
 * Measures the focused element when it is below the item and in the window.
 * @returns what scrolls it back to its place once new items have pushed it down; null when there is nothing to do.
 */
export function holdFocusBelow(item: Element): (() => void) | null {
  const focused = document.activeElement
  if (!focused) return null
  const isBelow = item.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING
  const { top, bottom } = focused.getBoundingClientRect()
  if (!isBelow || bottom < 0 || top > window.innerHeight) return null
  return () => {
    const moved = focused.getBoundingClientRect().top - top
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }
}
