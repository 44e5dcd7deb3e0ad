import type { Page } from 'playwright'
import { expectedPage } from './expectedPage'
import { CLICKED, FACETS } from './facets'
import { waitForPaint } from './openVariant'
import type { Painted } from './probe/painted'

/** Clicks the next facet value, or the same one again to remove it. `number` starts at 0. */
export async function click(page: Page, rows: number, number: number): Promise<Painted> {
  const value = CLICKED[Math.floor(number / 2) % CLICKED.length] ?? CLICKED[0]
  const [before, after] = number % 2 === 0 ? [null, value] : [value, null]
  await page.evaluate((next) => window.armProbe(next, 'click'), expectedPage(rows, after, before))
  const { x, y } = await positionOf(page, value)
  await page.mouse.click(x, y)
  const time = await waitForPaint(page)
  // Deferred work of the page must not count for the next click.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 50))))
  return time
}

async function positionOf(page: Page, value: string): Promise<{ x: number; y: number }> {
  const facet = page.locator(`[data-field="${FACETS[0]?.field}"]`)
  const box = await facet.locator('label', { hasText: value }).locator('input').boundingBox()
  if (!box) throw new Error(`The facet shows no ${value}.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
