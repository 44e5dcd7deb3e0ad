import type { Page } from '@playwright/test'

/** Finds texts and controls that lie over each other. */
export function overlapFaults(page: Page, root: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const CONTROLS = 'button, input:not([type="range"]), select, textarea, img:not(.pswp__img)'
    /** Fields with a button or an icon in them. */
    const FIELDS = '.vitrine-search-box__field, .vitrine-dropdown__field'
    /** What the card of a listing lays over its pictures. */
    const OVERLAYS =
      '.vitrine-card--listing :is(.rs-flag, .rs-unflag, .vitrine-card__badge, .vitrine-card__turn)'
    /** Whether one lies on a picture of its own card, and nowhere beyond it. */
    const isOnPicture = (one: Element, picture: Element) => {
      const media = picture.closest('.vitrine-card__media')
      if (!media || !one.matches(OVERLAYS)) return false
      if (one.closest('.vitrine-card') !== media.parentElement) return false
      const [box, place] = [one.getBoundingClientRect(), media.getBoundingClientRect()]
      return (
        box.left >= place.left &&
        box.right <= place.right &&
        box.top >= place.top &&
        box.bottom <= place.bottom
      )
    }
    const faults = new Set<string>()
    for (const part of document.querySelectorAll(selector)) {
      const controls = window.boxes.elements(part).flatMap((element) => {
        if (!element.matches(CONTROLS)) return []
        const rect = window.boxes.seen(element, element.getBoundingClientRect())
        return rect ? [{ element, name: window.boxes.nameOf(element), rect }] : []
      })
      const all = [...window.boxes.lines(part), ...controls].filter(
        ({ element }) =>
          !element.closest('.vitrine-map, .pswp, [popover], .vitrine-suggestions') ||
          part.matches('[popover], .vitrine-suggestions, .vitrine-gallery'),
      )
      all.sort((a, b) => a.rect.top - b.rect.top)
      all.forEach((one, index) => {
        for (const other of all.slice(index + 1)) {
          if (other.rect.top > one.rect.bottom - 3) break
          const width =
            Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
          const height = Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top
          if (width < 3 || height < 3) continue
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue
          if (isOnPicture(one.element, other.element)) continue
          if (isOnPicture(other.element, one.element)) continue
          const field = one.element.closest(FIELDS)
          if (field?.contains(other.element)) continue
          faults.add(`${one.name} overlaps ${other.name}`)
        }
      })
    }
    return [...faults]
  }, root)
}
