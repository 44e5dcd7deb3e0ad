import type { Page } from '@playwright/test'

/** Finds what is wider than the page, than its mount point or than its card, and words that are broken. */
export function overflowFaults(page: Page, root: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const faults: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)
    const isWithin = (rect: DOMRect, place: DOMRect) =>
      rect.left >= place.left - 10 && rect.right <= place.right + 10
    const isOutOfFlow = (element: Element, end: Element) => {
      for (let one: Element | null = element; one && one !== end; one = one.parentElement) {
        const { position } = getComputedStyle(one)
        if (position === 'fixed' || position === 'absolute') return true
      }
      return false
    }
    const screen = new DOMRect(0, 0, clientWidth, 1)
    for (const part of document.querySelectorAll(selector)) {
      for (const one of window.boxes.elements(part)) {
        if (one.closest('.vitrine-map, .pswp')) continue
        const rect = window.boxes.seen(one, one.getBoundingClientRect())
        if (!rect) continue
        const name = window.boxes.nameOf(one)
        if (!isWithin(rect, screen)) faults.push(`out of the screen: ${name}`)
        let place = one.closest('fieldset, .vitrine-results__item, [data-vitrine]')
        while (place && getComputedStyle(place).display === 'contents') place = place.parentElement
        if (!place || place === one || isOutOfFlow(one, place)) continue
        if (!isWithin(rect, place.getBoundingClientRect())) faults.push(`too wide: ${name}`)
      }
      for (const picture of part.querySelectorAll('.vitrine-results__item img')) {
        const card = picture.closest('li')?.getBoundingClientRect()
        const { top, width, height } = picture.getBoundingClientRect()
        // Further pictures of a card lie beyond its edge, and its row of pictures hides them.
        const row = picture.closest('.vitrine-card__media')
        const isScrolled = row && getComputedStyle(row).overflowX === 'auto'
        const { right } = (isScrolled ? row : picture).getBoundingClientRect()
        if (card && right > card.right + 1) faults.push('a picture is wider than its card')
        if (row && Math.abs(top - row.getBoundingClientRect().top) > 1)
          faults.push('a picture does not begin at the edge of its place')
        const ratio = width / height
        if (width > 1 && Math.abs(ratio - 4 / 3) > 0.1) faults.push(`a picture has ratio ${ratio}`)
      }
      const counts = new Map<Element, number>()
      let before: DOMRect | undefined
      for (const { element, rect } of window.boxes.lines(part)) {
        // A first letter of its own form, such as a capital, has a box of its own on the same line.
        const isSameLine = before && rect.top < before.bottom - 3 && rect.bottom > before.top + 3
        const isNew = !counts.has(element) || !isSameLine
        counts.set(element, (counts.get(element) ?? 0) + (isNew ? 1 : 0))
        before = rect
      }
      for (const [element, count] of counts) {
        const words = element.textContent.trim().split(/[\s-]+/).length
        if (count > words) faults.push(`words are broken: ${window.boxes.nameOf(element)}`)
      }
    }
    return [...new Set(faults)]
  }, root)
}
