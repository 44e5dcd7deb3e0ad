import type { Page } from '@playwright/test'
import { openWildPage } from './wildPage'

/** More tab stops than a page in the wild has before its map. */
const MAX_STOPS = 130

/** The last control before the map, which mounts when it comes near. */
const LAST = 'Send the brochure'

/** One for each worker, since all themes are compared with it. */
let plain: readonly string[] | undefined

/** The tab order of the page without a theme, which this opens once. */
export async function plainTabOrder(page: Page): Promise<readonly string[]> {
  if (!plain) {
    await openWildPage(page, 'plain', 1280)
    plain = await tabOrder(page)
  }
  return plain
}

/** Presses Tab from the start of the page to its last form. @returns what had the focus, in order. */
export async function tabOrder(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const stops: string[] = []
    Object.assign(window, { stops })
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      const name = target.getAttribute('aria-label') ?? target.textContent.trim()
      stops.push(`${target.localName} ${name}`.slice(0, 90))
    })
  })
  for (let pressed = 0; pressed < MAX_STOPS; pressed += 10) {
    for (let i = 0; i < 10; i++) await page.keyboard.press('Tab')
    const stops = await page.evaluate(() => (window as unknown as { stops: string[] }).stops)
    const last = stops.findIndex((stop) => stop.endsWith(LAST))
    if (last >= 0) return stops.slice(0, last + 1)
  }
  throw new Error('Tab did not reach the last form')
}
