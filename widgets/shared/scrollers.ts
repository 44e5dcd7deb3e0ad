/**
 * What a visitor scrolls to move an element, from the inside out: elements that a theme lets scroll, the body among
 * them, and the page.
 */
export function scrollersOf(element: Element): readonly Element[] {
  const all: Element[] = []
  for (let one = element.parentElement; one; one = one.parentElement) {
    const isPage = one === (document.scrollingElement ?? document.documentElement)
    if (isPage || /auto|scroll/.test(getComputedStyle(one).overflowY)) all.push(one)
  }
  return all
}

/** Scrolls at once, until an element is where it should be. @param distance how many CSS pixels are left */
export function scrollFor(element: Element, distance: () => number): void {
  for (const one of scrollersOf(element)) {
    const top = distance()
    if (top) one.scrollBy({ top, behavior: 'instant' })
  }
}
