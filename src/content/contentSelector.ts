/** Where CMSs put a page's content, the surest first (design decision 42). */
const PLACES = [
  'main, [role="main"]',
  '#block-system-main',
  '.region-content',
  '#content',
  '#primary',
  '.site-main',
] as const

/** What the page setting `content_selector` replaces: the places, one a line. */
export const DEFAULT_CONTENT = PLACES.join('\n')

/** @returns the element that holds a page's content: of the first place that is there */
export function findContent(page: ParentNode, places: string = DEFAULT_CONTENT): Element | null {
  for (const place of places.split('\n')) {
    const found = page.querySelector(place)
    if (found) return found
  }
  return null
}
