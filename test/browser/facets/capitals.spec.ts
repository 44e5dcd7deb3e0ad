import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

/** Whether a value is seen otherwise once its first letter is written as a capital. */
async function isCapitalAlready(value: Locator): Promise<boolean> {
  const seen = () => value.screenshot({ animations: 'disabled' })
  const before = await seen()
  await value.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
    if (text) text.textContent = (text.textContent ?? '').replace(/^./, (one) => one.toUpperCase())
  })
  return before.equals(await seen())
}

test('a value begins with a capital, a label of the themer as it was written', async ({ page }) => {
  await page.goto('/filters.html')
  await waitForSearches(page)
  await page.getByText('City', { exact: true }).first().click()
  const value = page.locator('[data-field="city"] .vitrine-facet__value').first()
  await value.evaluate((element) => {
    element.textContent = 'ely'
  })
  expect(await isCapitalAlready(value)).toBe(true)
  await page.getByText('Kind of place', { exact: true }).first().click()
  const label = page.locator('[data-field="bundle"] .vitrine-facet__value').first()
  await label.locator('.vitrine-facet__label').evaluate((element) => {
    element.textContent = 'eBay flat'
  })
  expect(await isCapitalAlready(label)).toBe(false)
})
