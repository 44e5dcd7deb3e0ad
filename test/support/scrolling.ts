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
  const root = document.documentElement
  Object.defineProperty(root, 'scrollTop', { get: () => page.y, configurable: true })
  const scrollBy = jest.fn((by: { readonly top: number }) => {
    page.y += by.top
  })
  Object.assign(root, { scrollBy })
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const items = [...document.querySelectorAll('.vitrine-results__item')]
    const index = items.indexOf(this.closest('.vitrine-results__item') ?? this)
    return new DOMRect(0, index < 0 ? 0 : 500 + index * APART - page.y, 300, APART)
  })
  onTestEnd(() => {
    page.y = 0
    for (const name of ['scrollBy', 'scrollTop']) Reflect.deleteProperty(root, name)
    rect.mockRestore()
  })
  return page
}
