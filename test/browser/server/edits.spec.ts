import { holdRequests } from '../support/holdRequests'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

test('what a visitor has typed and chosen before the script came is kept', async ({ page }) => {
  const release = await holdRequests(page, '**/dist/vitrine.js')
  await page.goto('/rendered', { waitUntil: 'commit' })
  const box = page.locator('[data-vitrine-root] .vitrine-search-box__input')
  await box.fill('lake')
  await box.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2))
  release()
  await waitForSearches(page)
  await expect(box).toHaveValue('lake')
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\?query=lake/)
})

test('a facet that was ticked before the script came is a filter', async ({ page }) => {
  const release = await holdRequests(page, '**/dist/vitrine.js')
  await page.goto('/rendered', { waitUntil: 'commit' })
  await page.locator('.vitrine-facet__check').first().check()
  release()
  await expect(page.getByText('1–24 of 555', { exact: true })).toBeVisible()
  await expect(page.locator('.vitrine-facet__check').first()).toBeChecked()
})

test('a sort that was chosen before the script came is applied', async ({ page }) => {
  const release = await holdRequests(page, '**/dist/vitrine.js')
  await page.goto('/rendered', { waitUntil: 'commit' })
  await page.locator('.vitrine-sort__select').selectOption('price asc')
  release()
  await expect(page).toHaveURL(/\?sortby=price/)
  await expect(page.locator('.vitrine-sort__select')).toHaveValue('price asc')
})
