import { findAll, readyState } from '../browser/dom'

/**
 * Scrolls to an element and not to a pixel. While the page loads the browser's own way back is off: it would
 * go to a pixel of a page that has not grown yet.
 */
export function createAnchorScroller() {
  const before = history.scrollRestoration
  const takesOver = readyState() !== 'complete'
  if (takesOver) history.scrollRestoration = 'manual'
  let cards: readonly HTMLElement[] = []
  return {
    /** Scrolls until this element's top stands so many CSS pixels below the window's. */
    bring(element: Element, top: number) {
      if (cards.length === 0) cards = laidOut(element)
      const by = element.getBoundingClientRect().top - top
      window.scrollBy({ top: by, behavior: 'instant' })
    },
    letGo() {
      for (const card of cards) card.style.contentVisibility = ''
      if (!takesOver) return
      const giveBack = () => {
        history.scrollRestoration = before
      }
      if (readyState() === 'complete') giveBack()
      else window.addEventListener('load', giveBack, { once: true })
    },
  }
}

/** The card and those beside it, laid out even out of sight: their guessed heights would put it elsewhere. */
function laidOut(card: Element): readonly HTMLElement[] {
  const all = findAll(card.parentElement ?? card, ':scope > *').filter(
    (one) => one instanceof HTMLElement,
  )
  for (const one of all) one.style.contentVisibility = 'visible'
  return all
}
