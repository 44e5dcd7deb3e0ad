import type { Page } from '@playwright/test'
import { waitForFrames } from './waitForFrames'

interface Shift {
  readonly value: number
  /** When the frame that moved them began, in milliseconds since the page's start. */
  readonly at: number
  /** The elements that moved. */
  readonly what: readonly string[]
}

declare global {
  interface Window {
    shifts: Shift[]
    /** Set by `openDrawn`: when all of the page's markup was drawn. */
    drawnAt?: number
  }
}

/** Records the layout shifts of the page from its start. */
export function recordShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shifts = []
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.localName}.${node.className}` : String(node?.nodeName)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, startTime, sources } = entry as unknown as {
          value: number
          startTime: number
          sources: { node: Node | null }[]
        }
        window.shifts.push({ value, at: startTime, what: sources.map(({ node }) => nameOf(node)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Opens a page of which Vitrine is a deferred script, and lets it run, and shifts count, once all of the markup is
 * drawn. A browser may draw a page of which only a part has arrived, such as a select without its options, which
 * the rest then moves.
 */
export async function openDrawn(page: Page, address: string): Promise<void> {
  await page.route(/\/vitrine\.js(\?|$)/, async (route) => {
    await page.evaluate(async () => {
      if (document.readyState !== 'loading') return
      await new Promise((parsed) => {
        document.addEventListener('readystatechange', parsed, { once: true })
      })
    })
    await waitForFrames(page, 2)
    await page.evaluate(() => {
      window.drawnAt = performance.now()
    })
    await route.continue()
  })
  await page.goto(address)
  if (!(await page.evaluate(() => window.drawnAt)))
    throw new Error(
      `${address} loaded no vitrine.js, so nothing waited until its markup was drawn.`,
    )
}

/** The layout shifts so far, and their sum. */
export async function readShifts(page: Page) {
  const shifts = await page.evaluate(() => {
    const { drawnAt = 0 } = window
    return window.shifts.filter(({ at }) => at >= drawnAt)
  })
  return { shifts, total: shifts.reduce((sum, { value }) => sum + value, 0) }
}
