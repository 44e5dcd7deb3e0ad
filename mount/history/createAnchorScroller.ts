import { scrollFor } from '../../widgets/shared/scrollers'
import { findAll, readyState } from '../browser/dom'

/**
 * Creates a scroller that keeps an element at its place in the window. While the page loads the browser's own
 * scroll restoration is off: it would scroll to a pixel of a page that has not its full height yet.
 */
export function createAnchorScroller() {
  const before = history.scrollRestoration
  const takesOver = readyState() !== 'complete'
  if (takesOver) history.scrollRestoration = 'manual'
  let cards: readonly HTMLElement[] = []
  return {
    /** Scrolls until the element's top is so many CSS pixels below the window's. */
    scrollToElement(element: Element, top: number) {
      if (cards.length === 0) cards = laidOut(element)
      scrollFor(element, () => element.getBoundingClientRect().top - top)
    },
    release() {
      for (const card of cards) card.style.contentVisibility = ''
      if (!takesOver) return
      const restoreSetting = () => {
        history.scrollRestoration = before
      }
      if (readyState() === 'complete') restoreSetting()
      else window.addEventListener('load', restoreSetting, { once: true })
    },
  }
}

/** Lays out the card and its siblings even outside the viewport: their estimated heights would misplace it. */
function laidOut(card: Element): readonly HTMLElement[] {
  const all = findAll(card.parentElement ?? card, ':scope > *').filter(
    (one) => one instanceof HTMLElement,
  )
  for (const one of all) one.style.contentVisibility = 'visible'
  return all
}
