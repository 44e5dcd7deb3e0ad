import { answered } from './stage/answered'
import { expect, test } from './stage/test'

/** The most that a page may shift from the CMS's fallback to the widgets. */
const MOST = 0.02

interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

declare global {
  interface Window {
    shifts: Shift[]
  }
}

/** Every demo page with a search that is there from the start, but for the one that is made of faults. */
const PATHS = [
  '/',
  '/default.html',
  '/minimal.html',
  '/strict.html',
  '/two.html',
  '/crowded.html',
  '/dynamic.html',
  '/large.html',
  '/shadowed.html',
]

for (const path of PATHS) {
  for (const width of [360, 1280]) {
    test(`${path} shifts by no more than ${MOST} at ${width} px`, async ({ page, qa, told }) => {
      if (path === '/shadowed.html') told.expect(/^Vitrine: .* was not mounted/)
      await page.setViewportSize({ width, height: 800 })
      await page.addInitScript(() => {
        window.shifts = []
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources } = entry as unknown as {
              value: number
              sources: { node: Node | null }[]
            }
            window.shifts.push({ value, what: sources.map(({ node }) => nameOf(node)) })
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // The fallback has been drawn before the first answer comes.
      await qa.dial({ latency: 300 })
      await page.goto(path)
      await answered(page)

      const shifts = await page.evaluate(() => window.shifts)
      const total = shifts.reduce((sum, { value }) => sum + value, 0)
      console.log(`  layout shift of ${path} at ${width} px: ${total.toFixed(4)}`)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST)
    })
  }
}
