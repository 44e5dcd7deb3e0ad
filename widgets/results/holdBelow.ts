import { scrollersOf, scrollFor } from '../shared/scrollers'

/** How many frames items outside the window may take to get their height once they are near it. */
const SETTLE_FRAMES = 3

/**
 * Measures what is below the item and in the window: the focused element, or the end of the results, once the page
 * was scrolled to its foot.
 * @returns what holds it at its place while new items push it down; null when there is nothing to do.
 */
export function holdBelow(item: Element): (() => void) | null {
  const results = item.parentElement?.parentElement
  if (!results) return null
  const focused = document.activeElement
  const isFocused =
    focused &&
    item.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING &&
    focused.getBoundingClientRect().top <= window.innerHeight
  const held = isFocused ? focused : results
  const { bottom } = held.getBoundingClientRect()
  if (bottom < 0 || !(isFocused || scrollersOf(results).some(isAtFoot))) return null
  return () => {
    const hold = () => {
      if (held !== results && document.activeElement !== held) return
      scrollFor(held, () => held.getBoundingClientRect().bottom - bottom)
    }
    // Items have an estimated height before they are near the window: their size may change again.
    const observer = new ResizeObserver(hold)
    observer.observe(results)
    const settle = (frames: number) => {
      if (frames === 0) observer.disconnect()
      else requestAnimationFrame(() => settle(frames - 1))
    }
    settle(SETTLE_FRAMES)
  }
}

/** Whether it is scrolled to its end: the heights are rounded, each by up to a pixel. */
const isAtFoot = ({ scrollTop, clientHeight, scrollHeight }: Element) =>
  scrollTop && scrollTop + clientHeight + 2 > scrollHeight
