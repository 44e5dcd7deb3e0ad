import { onTestEnd } from './onTestEnd'

/** The distance between results, in CSS pixels. */
export const APART = 300

/**
 * Gives the results a layout, one below the other, the first one 500 px down the page, and makes the window
 * scrollable; jsdom does neither. @returns the scroll position, to read and to set.
 */
export function layOutResults(): { y: number } {
  let y = 0
  const page = {
    get y() {
      return y
    },
    set y(to) {
      y = to
      window.dispatchEvent(new Event('scroll'))
    },
  }
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
