import type { Locator, Page } from '@playwright/test'
import type { BusCommands } from '../../../src/bus/events'
import { expect } from '../support/test'

export const notice = (page: Page, text: string | RegExp) =>
  page.locator('.vitrine-notice').filter({ hasText: text })

export const closeOf = (page: Page, text: string | RegExp) =>
  notice(page, text).getByRole('button', { name: 'Close' })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Pauses the clock of the page. CSS animations go on. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
}

export async function openNotices(page: Page, address = '/notices.html'): Promise<void> {
  await pauseClock(page)
  await page.goto(address)
}

/** Runs the clock for the opening animation and waits for the open state. */
export async function waitUntilOpen(page: Page, text: string): Promise<void> {
  await page.clock.runFor(400)
  await expect(notice(page, text)).toHaveAttribute('data-state', 'open')
}

export function showNotice(
  page: Page,
  wanted: Omit<BusCommands['notice:show'], 'element'>,
): Promise<void> {
  return page.evaluate((one) => window.Vitrine?.bus.emit('notice:show', one), wanted)
}

export async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Whether the element is the top one at its centre. */
export function isOnTop(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}
