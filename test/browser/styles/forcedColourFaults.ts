import type { Page } from '@playwright/test'
import { installBoxes } from '../wild/installBoxes'

/**
 * Finds what forced colours make unreadable in this part of the page: our texts with a contrast below 4.5, and the shapes
 * of icons and stars with one below 3. Behind a text that is adjusted the browser paints the colour of the canvas.
 */
export async function forcedColourFaults(page: Page, root: string): Promise<string[]> {
  await installBoxes(page)
  return page.evaluate((selector) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; color: Canvas'
    const canvas = getComputedStyle(probe).color
    probe.remove()
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((text) => {
        const part = Number(text) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const contrast = (one: string, other: string) => {
      const [a, b] = [luminance(one), luminance(other)]
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    }
    /** What is painted behind an element: its background over those around it. */
    const behind = (element: Element | null): string => {
      if (!element) return canvas
      const parts = getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
      const alpha = Number(parts[3] ?? 1)
      const under = alpha < 1 ? (behind(element.parentElement).match(/[\d.]+/g) ?? []) : []
      const mixed = [0, 1, 2].map(
        (i) => alpha * Number(parts[i]) + (1 - alpha) * Number(under[i] ?? 0),
      )
      return `rgb(${mixed.join(', ')})`
    }
    const faults = new Set<string>()
    const check = (element: Element, what: string, colour: string, back: string, least: number) => {
      const found = contrast(colour, back)
      if (found >= least) return
      const name = window.boxes.nameOf(element)
      faults.add(`${what} ${found.toFixed(2)} of ${name}: ${colour} on ${back}`)
    }
    for (const part of document.querySelectorAll(selector)) {
      for (const { element } of window.boxes.lines(part)) {
        const { color, forcedColorAdjust } = getComputedStyle(element)
        const back = forcedColorAdjust === 'auto' ? canvas : behind(element)
        check(element, 'text', color, back, 4.5)
      }
      for (const one of window.boxes.elements(part)) {
        const { clipPath, backgroundColor } = getComputedStyle(one, '::before')
        if (/^(?:path|polygon)/.test(clipPath)) check(one, 'shape', backgroundColor, behind(one), 3)
        if (one.matches('button > svg'))
          check(one, 'icon', getComputedStyle(one).color, behind(one), 3)
      }
    }
    return [...faults]
  }, root)
}
