import type { Page } from '@playwright/test'

interface Shift {
  readonly value: number
  /** The elements that moved. */
  readonly what: readonly string[]
}

declare global {
  interface Window {
    shifts: Shift[]
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
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node: Node | null }[]
        }
        window.shifts.push({ value, what: sources.map(({ node }) => nameOf(node)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The layout shifts so far, and their sum. */
export async function readShifts(page: Page) {
  const shifts = await page.evaluate(() => window.shifts)
  return { shifts, total: shifts.reduce((sum, { value }) => sum + value, 0) }
}
