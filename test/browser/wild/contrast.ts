import type { Page } from '@playwright/test'

/** Finds our texts with a contrast below 4.5, and icons of buttons with one below 3. */
export function contrastFaults(page: Page, root: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const known = new Map<string, number>()
    /** The luminance of these colours, painted one over the other. */
    const luminance = (colours: readonly string[]) => {
      const key = colours.join('|')
      const before = known.get(key)
      if (before !== undefined || !context) return before ?? 0
      for (const colour of colours) {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
      }
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      const result = 0.2126 * r + 0.7152 * g + 0.0722 * b
      known.set(key, result)
      return result
    }
    /** The backgrounds behind an element, the farthest first. PhotoSwipe paints its black one beside its parts. */
    const backgrounds = (element: Element) => {
      const found: string[] = []
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') found.unshift(backgroundColor)
        if (/^rgb\(/.test(backgroundColor)) return found
        if (one.matches('.pswp')) return ['black', ...found]
      }
      return ['white', ...found]
    }
    const faults = new Set<string>()
    const check = (element: Element, colour: string, least: number) => {
      if (element.closest(':disabled, [aria-disabled="true"], .vitrine-map__tiles')) return
      const behind = backgrounds(element)
      const [a, b] = [luminance([...behind, colour]), luminance(behind)]
      const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      if (contrast >= least) return
      const name = window.boxes.nameOf(element)
      faults.add(`contrast ${contrast.toFixed(2)} of ${name}: ${colour} on ${behind.join(', ')}`)
    }
    for (const part of document.querySelectorAll(selector)) {
      for (const { element } of window.boxes.lines(part)) {
        check(element, getComputedStyle(element).color, 4.5)
      }
      for (const one of window.boxes.elements(part)) {
        if (one.matches('input:not([type="checkbox"], [type="range"]), select, textarea')) {
          const isEmpty = one instanceof HTMLInputElement && one.value === ''
          check(one, getComputedStyle(one, isEmpty ? '::placeholder' : null).color, 4.5)
        }
        if (one.matches('button > svg:not(.pswp__icn)')) check(one, getComputedStyle(one).color, 3)
      }
    }
    return [...faults]
  }, root)
}
