import type { Page } from '@playwright/test'
import { THEMES } from '../../../demo/server/wild/themes'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { geometryFaults } from './geometry'
import { installBoxes } from './installBoxes'
import { openWildPage } from './wildPage'

test.use(onSharedPage)

/** What sticks at each width, from the top down. */
const ROWS = [
  { width: 360, rows: ['.vitrine-page__side', '[data-vitrine="sort"]'] },
  { width: 1280, rows: ['.vitrine-page__head', '.vitrine-page__bar', '.vitrine-page__side'] },
] as const

/** Scrolls until the results begin above the window. */
const scrollToResults = (page: Page) =>
  page.locator('.vitrine-results').evaluate((results) => {
    scrollBy({ top: results.getBoundingClientRect().top + 20, behavior: 'instant' })
  })

/** Which of these boxes are in sight: below the top of the window, and above what scrolls. */
const inSight = (page: Page, rows: readonly string[]) =>
  page.evaluate(
    (selectors) =>
      selectors.filter((selector) => {
        const box = document.querySelector(selector)
        const { left, top, width, height } = box?.getBoundingClientRect() ?? new DOMRect()
        const at = document.elementFromPoint(left + width / 2, top + Math.min(height, 60) / 2)
        return top >= -1 && top < 300 && box?.contains(at)
      }),
    [...rows],
  )

for (const { id, name } of THEMES) {
  for (const { width, rows } of ROWS) {
    test(`what stays in sight has its form under ${name} at ${width} px`, async ({ page }) => {
      await openWildPage(page, id, width, 'sticky')
      await installBoxes(page)
      expect(await geometryFaults(page, 'body')).toEqual([])
      await scrollToResults(page)
      expect(await inSight(page, rows)).toEqual(rows)
      await test.step('without the rules of the sheet it scrolls away', async () => {
        const sheet = page.locator('link[href$="vitrine-sticky.css"]')
        await sheet.evaluate((link: HTMLLinkElement) => {
          link.disabled = true
        })
        await scrollToResults(page)
        expect(await inSight(page, rows)).toEqual([])
      })
    })
  }
}
