import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const isLaidOut = (item: Locator) =>
  item.evaluate((element) =>
    element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
  )

test('the first 32 results are laid out, those behind them when they come near', async ({
  page,
}) => {
  await page.goto('/large.html?rows=240')
  await waitForSearches(page)
  const items = page.locator('.vitrine-results__item')
  await expect(items).toHaveCount(240)
  expect(await isLaidOut(items.nth(31))).toBe(true)
  expect(await isLaidOut(items.last())).toBe(false)
  await items.last().scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(items.last())).toBe(true)
})
