import { onTestEnd } from './onTestEnd'

/** How far each result stands below the one before, in CSS pixels. */
export const APART = 300

/**
 * Lays the results out one below the other, the first one 500 px down the page, and lets the window be
 * scrolled; jsdom itself does neither. @returns how far the page is scrolled, to read and to set.
 */
export function layOutResults(): { y: number } {
  const page = { y: 0 }
  Object.assign(history, { scrollRestoration: 'auto' })
  Object.defineProperty(window, 'scrollY', { get: () => page.y, configurable: true })
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation((by: unknown) => {
    page.y += (by as { top: number }).top
  })
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const items = [...document.querySelectorAll('.vitrine-results__item')]
    const index = items.indexOf(this.closest('.vitrine-results__item') ?? this)
    return new DOMRect(0, index < 0 ? 0 : 500 + index * APART - page.y, 300, APART)
  })
  onTestEnd(() => {
    page.y = 0
    scrollBy.mockRestore()
    rect.mockRestore()
  })
  return page
}
